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
      <span className="grid size-9 place-items-center rounded-control bg-primary text-on-primary">
        <Sprout size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {name}
    </span>
  )
}
