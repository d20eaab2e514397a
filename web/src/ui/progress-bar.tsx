import { classes } from '#ui/classes.ts'
import { shareOf } from '#ui/share.ts'

const tones = {
  leaf: 'bg-primary',
  sun: 'bg-sun',
  coral: 'bg-coral',
  sky: 'bg-sky',
  ink: 'bg-quiet',
} as const

type ProgressBarProps = {
  /** What it is the progress of, for a screen reader. */
  readonly label: string
  readonly done: number
  readonly total: number
  /** The figure in words, "3 of 10 answered"; shown only with `showText`. */
  readonly text?: string
  readonly showText?: boolean
  readonly tone?: keyof typeof tones
  readonly thickness?: 'thin' | 'normal'
  readonly className?: string
}

export function ProgressBar({
  label,
  done,
  total,
  text = `${done} of ${total}`,
  showText = false,
  tone = 'leaf',
  thickness = 'normal',
  className,
}: ProgressBarProps) {
  const share = shareOf(done, total)
  return (
    <div className={classes('flex items-center gap-4', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, 0)}
        aria-valuenow={Math.min(Math.max(done, 0), Math.max(total, 0))}
        aria-valuetext={text}
        className={classes(
          'flex-1 overflow-hidden rounded-full bg-track forced-color-adjust-none',
          thickness === 'thin' ? 'h-1.5' : 'h-2.5',
        )}
      >
        <div
          className={classes('h-full rounded-full transition-[width] duration-slow', tones[tone])}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {showText && (
        <span aria-hidden="true" className="whitespace-nowrap font-semibold text-sm tabular-nums">
          {text}
        </span>
      )}
    </div>
  )
}
