import { pages } from '@learngrove/contract/pages'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { JoinCard, ownClasses } from '#classes/classes.join-card.tsx'
import { catalogue } from '#courses/courses.data.ts'
import { WeekCard } from '#gamification/gamification.week-card.tsx'
import { NoticesCard } from '#notices/notices.card.tsx'
import { titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { myGuardians, mySessions, ownUser } from './accounts.data.ts'
import { NewGuardianNote } from './accounts.new-guardian-note.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './accounts.own-details.tsx'
import { ReadingCard } from './accounts.reading-card.tsx'
import { familyText } from './accounts.words.ts'
import { GuardianList } from './guardian-list.tsx'
import { LinkCodeCard } from './link-code-card.tsx'
import { ProfileHead } from './profile-head.tsx'
import { StudentDataCard } from './student-data-card.tsx'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(catalogue)
  void queryClient.prefetchQuery(ownClasses)
  void queryClient.prefetchQuery(myGuardians)
  void queryClient.prefetchQuery(mySessions)
  void queryClient.prefetchQuery(ownUser)
  return null
}

/**
 * Shows a student's profile: how far they have come, how they like to read, who sees their
 * progress, how they sign in.
 */
function ProfilePage() {
  const user = useUser()
  const navigate = useNavigate()
  if (!user) return null
  const signOut = () => {
    logout()
    navigate(pages.login())
  }
  return (
    <>
      <title>{titled('Your profile')}</title>
      <PageHeader
        title="Your profile"
        actions={
          <Button kind="line" render={<a href="#details" />}>
            Change my details
          </Button>
        }
      />
      <NewGuardianNote />
      <ProfileHead user={user} />
      <ReadingCard />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-6">
        <div id="details" className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          <WhoCard user={user} />
          <SignInCards user={user} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          <NoticesCard />
          <WeekCard isNamedByStreak />
          <JoinCard />
          <SideCard title="Parents">
            <LinkCodeCard />
          </SideCard>
          <div id="guardians" className="scroll-mt-24">
            <SideCard title="Who sees your progress">
              <GuardianList />
            </SideCard>
          </div>
          <SessionsCard />
          <AgreementCard user={user} />
          <StudentDataCard user={user} />
        </div>
      </div>
      <p className="mt-6">
        <Button kind="plain" icon={<LogOut {...ICON} />} onClick={signOut}>
          {familyText.sign_out}
        </Button>
      </p>
    </>
  )
}

export { ProfilePage as Component }
