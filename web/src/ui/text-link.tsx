import { useRender } from '@base-ui/react/use-render'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classes } from './classes.ts'

export type TextLinkProps = ComponentPropsWithRef<'a'> & {
  /** Quiet takes the colour of the text around it. */
  readonly kind?: 'leaf' | 'quiet' | undefined
  /** Stands by itself: no underline until it is pointed at, and a target of 44 px. */
  readonly alone?: boolean | undefined
  /** A router's link: `render={<Link to="/" />}`. */
  readonly render?: ReactElement | undefined
}

/** A link among words, or alone on a line. */
export function TextLink({ kind = 'leaf', alone, render, className, ...rest }: TextLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...rest,
      className: classes(
        'rounded-small decoration-1 underline-offset-3',
        kind === 'leaf' ? 'text-[color-mix(in_oklab,var(--leaf)_88%,var(--ink))]' : 'text-inherit',
        alone
          ? 'inline-flex min-h-11 items-center gap-1.5 font-bold no-underline hover:underline'
          : 'font-semibold underline',
        className,
      ),
    },
  })
}
