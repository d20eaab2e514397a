import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { catalogue, myCourses } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { titled } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { problemOf } from '#platform/public-api.ts'
import { type StoredUser, storeUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { firstQuestion } from './first-question.ts'
import { myOnboarding } from './onboarding.data.ts'
import { readyText as text } from './onboarding.words.ts'

type ReadyStepProps = {
  readonly user: StoredUser
  /** The page that they wanted when they were sent to sign in. */
  readonly to: string | undefined
}

/** Ends onboarding with a beginning: a first question, or a first child. */
export function ReadyStep(props: ReadyStepProps) {
  return props.user.user_role_id === userRole.parent ? (
    <ParentReady {...props} />
  ) : (
    <StudentReady {...props} />
  )
}

function StudentReady({ user, to }: ReadyStepProps) {
  const navigate = useNavigate()
  const { data, isLoading } = useQuery(myCourses)
  const taught = useQuery(catalogue).data
  const fields = useQuery(myOnboarding).data?.fields
  const named = fields?.academic_level_id
  // A student without a school gets the courses of the nearest year, and is told which.
  const isAlone = user.school_name === ''
  const wantsPapers = fields?.goals?.includes('exam') && to === undefined
  const begin = useCall('PATCH /users/redeem-free-tier-access', { changes: ['GET /courses/user'] })
  const [isOpening, setOpening] = useState(false)
  // A student without a school has courses once they start the free plan or buy one.
  const isFree = to === undefined && data?.courses.length === 0 && !user.is_free_tier

  async function goOn() {
    setOpening(true)
    try {
      const { is_free_tier } = isFree ? await begin.mutateAsync({ body: {} }) : user
      const now = { ...user, is_free_tier }
      storeUser(now)
      navigate(to ?? (await firstQuestion(now)), { replace: true })
    } catch {
      setOpening(false)
    }
  }
  return (
    <Ready
      heading={text.studentHeading(user.first_name)}
      lead={isFree ? text.freeLead : text.studentLead}
      note={isAlone ? levelNote(taught, named ?? user.academic_level_id) : undefined}
      actions={
        <>
          {begin.isError && <ProblemNotice problem={problemOf(begin.error)} />}
          {/* Until their courses are known it cannot know what it begins. */}
          <Button size="large" wide busy={isOpening || isLoading} onClick={goOn}>
            {to ? text.carryOn : isFree ? text.free : text.first}
          </Button>
          <Button
            kind="plain"
            wide
            onClick={() => navigate(wantsPapers ? pages.papers() : landingOf(user))}
          >
            {wantsPapers ? text.papers : text.look}
          </Button>
        </>
      }
    />
  )
}

function ParentReady({ user, to }: ReadyStepProps) {
  const navigate = useNavigate()
  const create = user.is_free_tier ? pages.createChildLite() : pages.createChild()
  return (
    <Ready
      heading={text.parentHeading(user.first_name)}
      lead={text.parentLead}
      actions={
        <>
          <Button size="large" wide onClick={() => navigate(to ?? create)}>
            {to ? text.carryOn : text.create}
          </Button>
          <Button kind="line" wide onClick={() => navigate(pages.parentDashboard())}>
            {text.link}
          </Button>
        </>
      }
    >
      {user.username && user.email === null && (
        <Card ground="butter" padding="small" className="mt-6">
          {text.signInAs}{' '}
          <strong className="font-bold [overflow-wrap:anywhere]">{user.username}</strong>.
        </Card>
      )}
    </Ready>
  )
}

type ReadyProps = {
  readonly heading: string
  readonly lead: string
  readonly note?: string | undefined
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** Moves focus to the heading, as on every page of onboarding. */
const arrive = (heading: HTMLHeadingElement | null) => heading?.focus()

const Ready = ({ heading, lead, note, actions, children }: ReadyProps) => (
  <main id="main" className="grid min-h-dvh place-items-center bg-meadow px-5 py-10">
    <title>{titled(text.title)}</title>
    <div className="w-full max-w-120 text-center">
      <Pip mood="cheering" size={168} className="mx-auto" />
      <h1
        ref={arrive}
        tabIndex={-1}
        className="mt-4 font-heavy text-3xl outline-none [overflow-wrap:anywhere]"
      >
        {heading}
      </h1>
      <p className="mt-3 text-balance text-quiet md:text-lg">{lead}</p>
      {note && <p className="mt-3 text-balance text-quiet">{note}</p>}
      {children}
      <div className="mt-8 grid gap-3">{actions}</div>
    </div>
  </main>
)
