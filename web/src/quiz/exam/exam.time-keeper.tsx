import { Clock } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Quiz } from '#quiz/quiz.data.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { clockOf, leftWords } from './time-left.ts'
import { useClockAhead } from './use-clock-ahead.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useTimeUp } from './use-time-up.ts'

type TimeKeeperProps = {
  readonly quiz: Quiz & { readonly ends_at: string }
  readonly session: QuizSession
  readonly isOffline: boolean
  /** The place in the page where the time is said. */
  readonly noteIn: HTMLElement | null
  readonly onUp: () => void
}

/**
 * The time that is left, by the server's clock. Whom a clock makes uneasy puts it away; it is said at ten,
 * five and one minute all the same. At the end it hands in what is written.
 */
export function TimeKeeper({ quiz, session, isOffline, noteIn, onUp }: TimeKeeperProps) {
  const [isHidden, setHidden] = useState(false)
  const { left, said } = useTimeLeft(quiz.ends_at, useClockAhead(quiz))
  const isUp = left === 0
  const end = useTimeUp({ quiz_id: quiz.id, session, isUp, isOffline, onUp })
  return (
    <>
      <button
        type="button"
        onClick={() => setHidden(!isHidden)}
        className="inline-flex min-h-target items-center gap-2 rounded-control border border-line bg-surface px-3 font-semibold tabular-nums hover:bg-hover md:px-4"
      >
        <Clock {...ICON} className="text-quiet" />
        {isHidden || left === undefined ? (
          <span className="text-quiet text-sm">Show</span>
        ) : (
          <span className="text-lg">{clockOf(left)}</span>
        )}
        <span className={isHidden ? 'sr-only' : 'text-quiet max-md:sr-only'}>
          {isHidden ? ' the time' : ' left'}
        </span>
        {!isHidden && <span className="sr-only">. Press to hide the time</span>}
      </button>
      {noteIn && createPortal(<Note said={said} isUp={isUp} end={end} />, noteIn)}
    </>
  )
}

type NoteProps = {
  readonly said: number | undefined
  readonly isUp: boolean
  readonly end: ReturnType<typeof useTimeUp>
}

/** What is said of the time, at a few moments and at the end; it stands in the page and covers nothing. */
function Note({ said, isUp, end }: NoteProps) {
  const isThere = isUp || said !== undefined
  return (
    <div role="status">
      {isThere && (
        <div className="mb-5 flex animate-fade flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-pastel-sky px-4 py-3 text-ink">
          <Clock {...ICON} className="flex-none" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{isUp ? 'The time is up.' : leftWords(said ?? 0)}</p>
            {isUp && <p>{end.words}</p>}
          </div>
          {isUp && end.retry && (
            <Button kind="line" busy={end.isBusy} onClick={end.retry}>
              Hand in now
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
