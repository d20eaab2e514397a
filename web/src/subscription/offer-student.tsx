import { useState } from 'react'
import { Link } from 'react-router'
import { landingOf } from '#platform/home.ts'
import { forgetCode } from '#platform/pending-code.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { NotNow } from './offer-ways.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { type Redeemed, type RedeemProblem, redeem } from './subscription.data.ts'
import { doneText, offerText as text } from './subscription.words.ts'

type ForStudentProps = {
  readonly code: string
  readonly onRedeemed: (redeemed: Redeemed) => void
}

/** What another press of the button would not change. */
const finals: readonly string[] = [
  'CODE_EXPIRED',
  'CODE_USED_UP',
  'COURSES_OPEN_ALREADY',
  'NOT_YOUR_SCHOOL',
] satisfies RedeemProblem['code'][]

const isFinal = (problem: RedeemProblem | undefined) =>
  problem !== undefined && finals.includes(problem.code)

/** A student redeems for themself, at a press. */
export function ForStudent({ code, onRedeemed }: ForStudentProps) {
  const user = useUser()
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<RedeemProblem>()
  async function add() {
    setBusy(true)
    const outcome = await redeem({ code })
    setBusy(false)
    if ('redeemed' in outcome) return onRedeemed(outcome.redeemed)
    setProblem(outcome.problem)
  }
  return (
    <div className="mt-7 grid gap-3">
      <RefusalNotice problem={problem}>
        {(isWaiting) =>
          isFinal(problem) ? (
            <Button
              size="large"
              wide
              onClick={() => forgetCode(code)}
              render={<Link to={user ? landingOf(user) : '/'} />}
            >
              {doneText.courses}
            </Button>
          ) : (
            <Button size="large" wide busy={is_busy} disabled={isWaiting} onClick={add}>
              {text.student}
            </Button>
          )
        }
      </RefusalNotice>
      <NotNow code={code} />
    </div>
  )
}
