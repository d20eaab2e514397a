import { classes } from '#ui/classes.ts'

type HillsProps = {
  readonly className?: string
  /** The colour that the hills end in. */
  readonly ground?: string
}

/** Two hills at the foot of a part, and the ground of what comes next. Decoration. */
export function Hills({ className, ground }: HillsProps) {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes('absolute inset-x-0 -bottom-px w-full', className)}
    >
      <path d="M0 120C240 40 460 130 760 84C1040 40 1220 60 1440 110V220H0Z" fill="var(--meadow)" />
      <path
        d="M0 176C300 110 560 196 860 150C1120 112 1280 140 1440 164V220H0Z"
        fill="var(--meadow-deep)"
      />
      {ground && (
        <path d="M0 206C360 176 700 220 1020 198C1220 186 1340 198 1440 204V220H0Z" fill={ground} />
      )}
    </svg>
  )
}
