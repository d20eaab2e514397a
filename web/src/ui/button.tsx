import { useRender } from '@base-ui/react/use-render'
import { LoaderCircle } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import { ICON } from './icon-props.ts'

export type ButtonKind = 'primary' | 'soft' | 'plain' | 'line' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** What it does next: primary for the one thing a screen wants, the others beside it. */
  readonly kind?: ButtonKind | undefined
  /** 44 px; small is 36 px where there is a mouse and room; large is the one step of a page. */
  readonly size?: ButtonSize | undefined
  /** The word on the button; for `iconOnly` the name that a screen reader says. */
  readonly children: ReactNode
  readonly icon?: ReactNode
  readonly iconAfter?: ReactNode
  /** Shows the icon alone; the words become its name and its tip. */
  readonly iconOnly?: boolean | undefined
  /** Work is under way: it turns a ring, keeps its place and its focus, and ignores presses. */
  readonly busy?: boolean | undefined
  /** Takes the whole width. */
  readonly wide?: boolean | undefined
  /** Another element in the button's clothes, such as a router's link: `render={<Link to="/" />}`. */
  readonly render?: ReactElement | undefined
}

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary:
    'bg-primary text-on-primary hover:not-disabled:brightness-94 dark:hover:not-disabled:brightness-106',
  soft: 'bg-primary-soft text-[color-mix(in_oklab,var(--leaf)_80%,var(--ink))] hover:not-disabled:bg-[color-mix(in_oklab,var(--leaf-soft),var(--leaf)_8%)]',
  plain: 'bg-transparent text-ink hover:not-disabled:bg-hover',
  line: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:not-disabled:bg-hover',
  danger:
    'bg-danger-soft text-[color-mix(in_oklab,var(--danger)_86%,var(--ink))] hover:not-disabled:bg-[color-mix(in_oklab,var(--danger-soft),var(--danger)_8%)]',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-11 px-3 text-sm md:min-h-9 pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4.5 text-base',
  large: 'min-h-14 rounded-tile px-6 text-lg',
}

const SQUARES: Readonly<Record<ButtonSize, string>> = {
  small: 'size-11 md:size-9 pointer-coarse:size-11',
  medium: 'size-11',
  large: 'size-14 rounded-tile',
}

const BASE =
  'inline-flex max-w-full flex-none cursor-pointer items-center justify-center gap-2 rounded-control py-1.5 text-center font-bold leading-tight no-underline transition-[background-color,filter] duration-quick forced-colors:border-2 forced-colors:border-[ButtonBorder] disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress'

/** A button, or with `render` a link in its clothes. Its type is "button" unless the page says "submit". */
export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'medium', busy, wide, iconOnly, ...others } = props
  const { children, icon, iconAfter, render, className, onClick, ...rest } = others
  const lead = busy ? <LoaderCircle {...ICON} className="flex-none animate-turn" /> : icon
  const name = typeof children === 'string' && iconOnly ? { title: children } : {}
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render ? {} : { type: 'button' }),
      ...name,
      ...rest,
      'aria-busy': busy || undefined,
      'aria-disabled': busy || rest['aria-disabled'],
      className: classes(
        BASE,
        KINDS[kind],
        iconOnly ? SQUARES[size] : SIZES[size],
        kind === 'primary' && size === 'large' && 'shadow-[0_3px_0_var(--leaf-deep)]',
        wide && 'w-full',
        className,
      ),
      onClick: (event: MouseEvent<HTMLButtonElement>) =>
        busy ? event.preventDefault() : onClick?.(event),
      children: (
        <>
          {lead}
          {iconOnly ? <span className="sr-only">{children}</span> : children}
          {iconAfter}
        </>
      ),
    },
  })
}
