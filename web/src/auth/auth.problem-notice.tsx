import { KeyRound, Timer, WifiOff } from 'lucide-react'
import type { AnyProblem } from '#platform/public-api.ts'
import { ICON } from '#ui/icon-props.ts'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { type Notice, noticeOf, pauseOver, secondsWords } from './auth.words.ts'

type ProblemNoticeProps = {
  readonly problem: AnyProblem
  /** Seconds until the next attempt; 0 if it may be made. */
  readonly left_s?: number
  /** The page's own text, if it is better than the code's. */
  readonly words?: Notice | undefined
}

/** Says, in amber, why it did not happen, and how long to wait if there is a wait. */
export function ProblemNotice({ problem, left_s = 0, words }: ProblemNoticeProps) {
  const isOver = problem.code === 'TOO_MANY_REQUESTS' && problem.wait_s > 0 && left_s === 0
  const { title, text } = isOver ? pauseOver : (words ?? noticeOf(problem))
  const Icon =
    problem.code === 'offline' ? WifiOff : problem.code === 'TOO_MANY_REQUESTS' ? Timer : KeyRound
  return (
    <div role="alert" className="flex gap-3 rounded-tile bg-not-yet-soft p-4">
      {left_s > 0 ? (
        <ProgressRing
          label="Until the next try"
          done={left_s}
          total={problem.wait_s}
          text={secondsWords(left_s)}
          size={44}
        >
          {left_s}
        </ProgressRing>
      ) : (
        <Icon {...ICON} className="mt-0.5 flex-none text-not-yet" />
      )}
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="block font-bold">{title}</strong>
        {text}
      </p>
    </div>
  )
}
