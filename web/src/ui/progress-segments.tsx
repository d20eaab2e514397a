import { classes } from '#ui/classes.ts'
import { type SegmentState, segmentsOf } from '#ui/share.ts'

const looks: Readonly<Record<SegmentState, string>> = {
  done: 'bg-primary',
  now: 'bg-surface shadow-[inset_0_0_0_2px_var(--leaf)]',
  ahead: 'bg-[color-mix(in_oklab,var(--ink)_9%,transparent)]',
}

type ProgressSegmentsProps = {
  readonly done: number
  readonly total: number
  /** "Question 4 of 9": seen and heard. */
  readonly text: string
  readonly className?: string
}

/** A short row of steps, one dash each; the words beside it carry the meaning. */
export function ProgressSegments({ done, total, text, className }: ProgressSegmentsProps) {
  return (
    <p
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-sm',
        className,
      )}
    >
      <span aria-hidden="true" className="flex flex-wrap gap-[5px] forced-color-adjust-none">
        {segmentsOf(done, total).map((state, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row
            key={i}
            data-segment={state}
            className={classes('h-2 w-[18px] rounded-full', looks[state])}
          />
        ))}
      </span>
      {text}
    </p>
  )
}
