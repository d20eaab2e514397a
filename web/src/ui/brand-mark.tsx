import { Sprout } from 'lucide-react'
import { classes } from './classes.ts'

export type BrandMarkProps = {
  readonly name: string
  readonly className?: string | undefined
}

/** The sign of the brand with its name beside it. */
export function BrandMark({ name, className }: BrandMarkProps) {
  return (
    <span
      className={classes(
        'flex min-h-target items-center gap-2.5 font-display font-heavy text-xl tracking-tight',
        className,
      )}
    >
      <BrandSign />
      <span className="min-w-0">{name}</span>
    </span>
  )
}

/** The sign alone: the logo of a school that has one stands in it instead of ours. Decoration. */
export function BrandSign({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'sign grid size-9 flex-none place-items-center rounded-control bg-primary text-on-primary',
        className,
      )}
    >
      <Sprout size={22} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
