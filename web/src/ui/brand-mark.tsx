import { classes } from './classes.ts'
import { ownSign } from './own-sign.ts'

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

const sign = { __html: ownSign() }

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
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own table
        dangerouslySetInnerHTML={sign}
      />
    </span>
  )
}
