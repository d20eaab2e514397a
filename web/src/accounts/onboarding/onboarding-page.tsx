import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { isAsked, ownPath } from '#auth/auth.onward.ts'
import { cardToKeep, setKept } from '#auth/auth.own-card.ts'
import { catalogue } from '#courses/courses.data.ts'
import { titled } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { queryClient } from '#platform/query-client.ts'
import { currentUser, useUser } from '#platform/session.ts'
import { platformWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { BeforeYouStart } from './before-you-start.tsx'
import { CardStep } from './card-step.tsx'
import { myOnboarding } from './onboarding.data.ts'
import { type Step, stepOf } from './onboarding.steps.ts'
import { onboardingText } from './onboarding.words.ts'
import { QuestionStep } from './question-step.tsx'
import { ReadyStep } from './ready-step.tsx'
import { WaitingStep } from './waiting-step.tsx'

/** Redirects home everybody but students and parents. */
export function loader() {
  const user = currentUser()
  if (!user) return redirect(pages.login({ to: pages.onboarding() }))
  if (!isAsked(user)) return redirect(landingOf(user))
  void queryClient.prefetchQuery(myOnboarding)
  void queryClient.prefetchQuery(catalogue)
  return null
}

/** Asks one question a page and saves each answer, so that it can be left and continued. */
function OnboardingPage() {
  const user = useUser()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { data, isError, isFetching, refetch } = useQuery(myOnboarding)
  const subjects = useQuery(catalogue)
  const [toKeep, setToKeep] = useState(() =>
    // A child that waits for a grown-up has the card on that page.
    user?.awaits_consent ? undefined : cardToKeep(user?.username ?? null),
  )
  if (!user) return null
  const to = ownPath(search.get('to'))
  const leave = () => {
    // A child that waits for a grown-up may open nothing else.
    if (user.awaits_consent) logout()
    navigate(user.awaits_consent ? pages.login() : (to ?? landingOf(user)))
  }
  const go = (step: Step) => {
    const next = new URLSearchParams(search)
    next.set('step', step)
    setSearch(next)
  }
  if (!user.flag.has_agreed_policy) return <BeforeYouStart user={user} onLater={leave} />
  if (user.awaits_consent) return <WaitingStep user={user} />
  if (toKeep) {
    const keep = () => {
      setKept(toKeep)
      setToKeep(undefined)
    }
    return <CardStep card={toKeep} onNext={keep} />
  }
  if (data && !subjects.isLoading) {
    const step = stepOf(user, data.fields, search.get('step'))
    if (step === 'ready' || step === 'agree') return <ReadyStep user={user} to={to} />
    return (
      <QuestionStep
        key={step}
        user={user}
        question={step}
        fields={data.fields}
        catalogue={subjects.data}
        onStep={go}
        onLater={leave}
      />
    )
  }
  return (
    <main id="main" className="mx-auto w-full max-w-200 px-5 py-16">
      <title>{titled(onboardingText.title)}</title>
      {isError ? (
        <ErrorState
          isPage
          title="The questions did not arrive"
          action={
            <>
              <Button busy={isFetching} onClick={() => refetch()}>
                Try again
              </Button>
              <Button kind="line" onClick={leave}>
                {onboardingText.later}
              </Button>
            </>
          }
        >
          {platformWords.UNAVAILABLE}
        </ErrorState>
      ) : (
        <SkeletonGroup label={onboardingText.coming} className="grid gap-6">
          <Skeleton shape="title" className="w-2/3" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </main>
  )
}

export { OnboardingPage as Component }
