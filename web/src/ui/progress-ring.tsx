import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { shareOf } from '#ui/share.ts'

const STROKE = 4.5
const RADIUS = 17

type ProgressRingProps = {
  readonly label: string
  readonly done: number
  readonly total: number
  readonly text?: string
  /** Width and height in px. */
  readonly size?: number
  /** What stands in the middle, at most three signs. */
  readonly children?: ReactNode
  readonly className?: string
}

export function ProgressRing({
  label,
  done,
  total,
  text = `${done} of ${total}`,
  size = 40,
  children,
  className,
}: ProgressRingProps) {
  const percent = shareOf(done, total) * 100
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={text}
      className={classes('relative inline-grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 40 40" className="absolute inset-0 size-full" aria-hidden="true">
        <g fill="none" strokeWidth={STROKE}>
          <circle cx={20} cy={20} r={RADIUS} stroke="var(--track)" />
          {percent > 0 && (
            <circle
              cx={20}
              cy={20}
              r={RADIUS}
              stroke="var(--leaf)"
              strokeLinecap="round"
              pathLength={100}
              strokeDasharray={`${percent} 100`}
              transform="rotate(-90 20 20)"
              className="transition-[stroke-dasharray] duration-slow"
            />
          )}
        </g>
      </svg>
      <span
        aria-hidden="true"
        className="relative font-heavy tabular-nums leading-none"
        style={{ fontSize: size * 0.375 }}
      >
        {children}
      </span>
    </span>
  )
}
