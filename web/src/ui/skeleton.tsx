import { classes } from '#ui/classes.ts'

const shapes = {
  line: 'h-4 rounded-full',
  title: 'h-7 rounded-full',
  circle: 'size-10 rounded-full',
  block: 'h-24 rounded-card',
  pill: 'h-7 w-16 rounded-full',
} as const

type SkeletonProps = {
  readonly shape?: keyof typeof shapes
  readonly className?: string
}

/** One piece of what is coming, in its shape. Wrap a group in `SkeletonGroup`, which says so aloud. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-shimmer bg-track', shapes[shape], className)}
    />
  )
}
