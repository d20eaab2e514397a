import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'

const grounds = {
  surface: 'border border-line bg-surface shadow-1',
  mint: 'bg-mint forced-colors:border',
  sky: 'bg-pastel-sky forced-colors:border',
  peach: 'bg-peach forced-colors:border',
  lilac: 'bg-lilac forced-colors:border',
  butter: 'bg-butter forced-colors:border',
  quiet: 'border border-dashed border-line-strong',
} as const

const paddings = { none: '', small: 'p-4', normal: 'p-5 md:p-6', wide: 'p-5 md:p-8' } as const

type CardProps = ComponentProps<'section'> & {
  readonly as?: 'section' | 'article' | 'div' | 'li'
  readonly ground?: keyof typeof grounds
  readonly padding?: keyof typeof paddings
  /** A sheet is rounder: for the one large thing of a page. */
  readonly shape?: 'card' | 'sheet'
}

/** A thing of its own on the page. Give a `section` its name with `aria-labelledby`. */
export function Card({
  as: Tag = 'div',
  ground = 'surface',
  padding = 'normal',
  shape = 'card',
  className,
  ...rest
}: CardProps) {
  // The tags offered share the attributes of a section; TypeScript cannot see it through the union.
  const Element = Tag as 'section'
  return (
    <Element
      {...rest}
      className={classes(
        shape === 'sheet' ? 'rounded-sheet' : 'rounded-card',
        grounds[ground],
        paddings[padding],
        className,
      )}
    />
  )
}
