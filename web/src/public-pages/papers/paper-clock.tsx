import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { clockText, secondsLeft, useNow } from './clock.ts'
import { papersText } from './papers.words.ts'

/** From here on the clock has said that the end is near. */
const nearS = 300

type PaperClockProps = {
  readonly started_at: string
  readonly minutes: number
  readonly className: string
}

/** How much time is left. Whom it makes nervous may hide it. */
export function PaperClock({ started_at, minutes, className }: PaperClockProps) {
  const left = secondsLeft(started_at, minutes, useNow())
  const [isShown, setShown] = useState(true)
  return (
    <div
      className={`flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-4 py-1.5 ${className}`}
    >
      <Clock {...ICON} className="flex-none text-quiet" />
      {isShown && left > 0 && (
        <span role="timer" className="font-bold font-display text-lg tabular-nums">
          {papersText.minutes_left(clockText(left))}
        </span>
      )}
      <Button
        kind="plain"
        size="small"
        onClick={() => setShown(!isShown)}
        className={`ml-auto ${left > 0 ? '' : 'hidden'}`}
      >
        {isShown ? papersText.hide_clock : papersText.show_clock}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {left <= 0 ? papersText.time_up : left <= nearS ? papersText.five_left : ''}
      </p>
    </div>
  )
}
