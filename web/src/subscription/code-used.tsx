import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { CodeForm } from './code-form.tsx'
import { CourseCards } from './course-cards.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import type { Found, LookProblem } from './subscription.data.ts'
import { offerText, problemWords, redeemText, spentWords } from './subscription.words.ts'

/** A code that opens nothing any more: why, what it would have opened, and whom to ask. */
export function Spent({ found }: { readonly found: Found }) {
  const user = useUser()
  const { title, text } = spentWords[found.state === 'expired' ? 'expired' : 'used_up'](found)
  return (
    <RedeemFrame
      arrives
      stage="wilting"
      art={<Plant stage="wilting" flower="sun" size={96} />}
      heading={title}
      lead={text}
    >
      {found.courses.length > 0 && (
        <div className="mt-6 grayscale">
          <CourseCards courses={found.courses} />
        </div>
      )}
      <div className="mt-8 grid gap-3">
        <Button size="large" wide render={<Link to={pages.redeem()} />}>
          {redeemText.another}
        </Button>
        {!user && found.state === 'used_up' && (
          <Button kind="line" wide render={<Link to={pages.login()} />}>
            {offerText.sign_in}
          </Button>
        )}
      </div>
      <Help />
    </RedeemFrame>
  )
}

type UnfoundProps = {
  readonly code: string
  readonly problem: LookProblem
  readonly onAgain: () => void
}

/** A code that is none, or that could not be looked at now. What was typed stays. */
export function Unfound({ code, problem, onAgain }: UnfoundProps) {
  const left_s = useCountdown(problem.wait_s, problem)
  const words = problemWords(problem)
  const isCodes = problem.code === 'CODE_UNKNOWN' || problem.code === 'NO_CODE'
  if (isCodes) {
    return (
      <RedeemFrame
        arrives
        stage="seed"
        art={<Plant stage="seed" size={96} />}
        heading={words.title}
        lead={words.text}
      >
        <CodeForm code={code} onAgain={onAgain} />
        <Help />
      </RedeemFrame>
    )
  }
  return (
    <RedeemFrame
      arrives
      stage="seed"
      art={<Plant stage="seed" size={96} />}
      heading={redeemText.heading}
    >
      <div className="mt-6 grid gap-4">
        <ProblemNotice problem={problem} left_s={left_s} words={words} />
        <Button size="large" wide disabled={left_s > 0} onClick={onAgain}>
          {redeemText.again}
        </Button>
        <Button kind="line" wide render={<Link to={pages.redeem()} />}>
          {redeemText.another}
        </Button>
      </div>
    </RedeemFrame>
  )
}

const Help = () => (
  <TextLink alone render={<Link to={pages.support()} />} className="mt-4">
    {redeemText.support}
  </TextLink>
)
