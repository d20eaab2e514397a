import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
}

export type SegmentedControlProps<Value extends string> = {
  /** What is being chosen, for screen readers: "Show the path as". */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly wide?: boolean | undefined
  readonly className?: string | undefined
}

export const SEGMENT_TRACK =
  'inline-flex max-w-full flex-wrap gap-0.5 rounded-[12px] bg-track p-0.75'
export const SEGMENT =
  'relative inline-flex min-h-11 md:min-h-10 pointer-coarse:min-h-11 items-center justify-center gap-1.5 rounded-[9px] px-3 text-sm font-semibold whitespace-nowrap text-[color-mix(in_oklab,var(--quiet)_86%,var(--ink))] transition-colors duration-quick before:absolute before:-inset-y-0.5 before:inset-x-0 hover:text-ink'

/** Two to four views of the same thing, one of them shown. Arrow keys move: it is a group of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={classes(SEGMENT_TRACK, props.wide ? 'flex' : 'w-fit max-w-full', props.className)}
    >
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          className={classes(
            SEGMENT,
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:border-2',
            props.wide && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            onChange={() => props.onValueChange(segment.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[9px] outline-none"
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
