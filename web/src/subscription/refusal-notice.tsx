import type { ReactNode } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import type { RedeemProblem } from './subscription.data.ts'
import { problemWords } from './subscription.words.ts'

type RefusalNoticeProps = {
  readonly problem: RedeemProblem | undefined
  /** What is pressed to try again, once there is nothing to wait for. */
  readonly children: (isWaiting: boolean) => ReactNode
}

/** Why a code was not redeemed, above the button that tries it again. */
export function RefusalNotice({ problem, children }: RefusalNoticeProps) {
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  return (
    <>
      {problem && <ProblemNotice problem={problem} left_s={left_s} words={problemWords(problem)} />}
      {children(left_s > 0)}
    </>
  )
}
