import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { SecondFactorCard } from '#accounts/second-factor/second-factor.card.tsx'
import { logout } from '#auth/auth.data.ts'
import { myCourses } from '#courses/courses.data.ts'
import { site, titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { type StoredUser, useUser } from '#platform/session.ts'
import { SafeguardingCard } from '#safeguarding/safeguarding.card.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { roleWords } from './accounts.account-page.words.ts'
import { DataCard } from './accounts.data-card.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './accounts.own-details.tsx'
import { ReadingCard } from './accounts.reading-card.tsx'
import { CourseList } from './course-list.tsx'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myCourses)
  return null
}

/** Shows the start page of staff: who is signed in, their courses, their profile, and signing out. */
function AccountPage() {
  const user = useUser()
  const navigate = useNavigate()
  if (!user) return null
  const signOut = () => {
    logout()
    navigate(pages.login())
  }
  return (
    <>
      <title>{titled('Your account')}</title>
      <header className="mx-auto flex w-full max-w-190 items-center justify-between gap-3 px-4 pt-4 md:px-6 md:pt-8">
        <p className="min-w-0">
          <BrandMark name={site.name} className="[overflow-wrap:anywhere]" />
        </p>
        <Button kind="line" size="small" icon={<LogOut {...ICON} />} onClick={signOut}>
          Sign out
        </Button>
      </header>
      <main id="main" className="mx-auto w-full max-w-190 px-4 pt-8 pb-16 md:px-6">
        <PageHeader title={`Hello, ${user.first_name}`} lead={roleWords(user).now} />
        <Card as="section" aria-labelledby="who">
          <h2 id="who" className="text-xl">
            You are signed in as
          </h2>
          <Who user={user} />
        </Card>
        {user.user_role_id === userRole.teacher && <SafeguardingCard />}
        <Card as="section" aria-labelledby="courses" className="mt-6">
          <h2 id="courses" className="text-xl">
            Your courses
          </h2>
          <CourseList />
        </Card>
        <h2 className="mt-10 mb-4 text-xl">Your profile</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <WhoCard user={user} />
          <ReadingCard />
          <SignInCards user={user} />
          {user.user_role_id !== userRole.curriculum_guest && <SecondFactorCard />}
          <SessionsCard />
          <AgreementCard user={user} />
          <DataCard />
        </div>
      </main>
    </>
  )
}

function Who({ user }: { readonly user: StoredUser }) {
  const name = `${user.first_name} ${user.last_name}`
  const facts = [
    ['Role', roleWords(user).role],
    ['School', user.school_name],
    ['E-mail', user.email],
    ['Username', user.username],
  ] as const
  return (
    <div className="mt-4 flex flex-wrap items-start gap-5">
      <Avatar name={name} picture={user.profile_pic_url} size="large" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-lg">{name}</p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-quiet">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  )
}

export { AccountPage as Component }
