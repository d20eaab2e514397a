import { pages } from '@learngrove/contract/pages'
import { type ReactNode, Suspense, use } from 'react'
import { Navigate } from 'react-router'
import type { SignInOutcome, SignInProblem } from '#auth/auth.data.ts'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { onwardOf } from '#auth/auth.onward.ts'
import { loginText } from '#auth/auth.words.ts'

type EnteringProps = {
  readonly entered: Promise<SignInOutcome>
  /** What is shown if it fails. */
  readonly children: (problem: SignInProblem) => ReactNode
}

/** Shows that an address is signing in by itself, then goes on to the page that they wanted. */
export function Entering(props: EnteringProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Ended {...props} />
    </Suspense>
  )
}

function Ended({ entered, children }: EnteringProps) {
  const end = use(entered)
  if ('user' in end) return <Navigate to={onwardOf(end.user, null)} replace />
  const { ticket } = end.problem
  return ticket === undefined ? (
    children(end.problem)
  ) : (
    <Navigate to={pages.secondFactor()} state={{ ticket }} replace />
  )
}

function Waiting() {
  return (
    <DoorPage title={loginText.send} heading={loginText.arriving}>
      <p role="status" className="mt-2 text-quiet md:text-lg">
        {loginText.arrivingText}
      </p>
    </DoorPage>
  )
}
