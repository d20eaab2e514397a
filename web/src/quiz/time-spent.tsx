import { Clock } from 'lucide-react'
import { useState } from 'react'
import { clockText } from '#quiz/session/session.progress.ts'
import { useSeconds } from '#quiz/session/use-session.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'

type TimeSpentProps = {
  readonly isCounting: boolean
  readonly seconds: () => number
  readonly onSecond: () => void
  readonly className?: string
}

/** The time so far; whom a clock makes uneasy puts it away with a press. */
export function TimeSpent({ isCounting, seconds, onSecond, className }: TimeSpentProps) {
  const [shown, setShown] = useState(seconds)
  const [isHidden, setHidden] = useState(false)
  useSeconds(isCounting, () => {
    onSecond()
    setShown(seconds())
  })
  return (
    <button
      type="button"
      onClick={() => setHidden(!isHidden)}
      className={classes(
        'inline-flex min-h-target items-center gap-2 rounded-control px-3 font-semibold text-quiet tabular-nums hover:bg-hover hover:text-ink max-md:px-1',
        className,
      )}
    >
      <Clock {...ICON} />
      {isHidden ? <span className="text-sm">Show</span> : clockText(shown)}
      <span className="sr-only">{isHidden ? ' the time' : ' so far. Press to hide the time'}</span>
    </button>
  )
}
