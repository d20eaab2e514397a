import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { authPaths } from '#auth/auth.paths.ts'
import { titled } from '#platform/brand.ts'
import { requireUser } from '#platform/guards.ts'
import { queryClient } from '#platform/query-client.ts'
import { useUser } from '#platform/session.ts'
import { SideCard } from '#student/side-card.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { GuardianList } from './guardian-list.tsx'
import { LinkCodeCard } from './link-code-card.tsx'
import { NewGuardianNote } from './new-guardian-note.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './own-details.tsx'
import { StudentDataCard } from './student-data-card.tsx'
import { catalogue, myGuardians, mySessions, ownUser } from './users.data.ts'
import { familyText } from './users.words.ts'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(catalogue)
  void queryClient.prefetchQuery(myGuardians)
  void queryClient.prefetchQuery(mySessions)
  void queryClient.prefetchQuery(ownUser)
  return null
}

/** A student's profile: who they are, who sees their progress, and how they sign in. */
function ProfilePage() {
  const user = useUser()
  const navigate = useNavigate()
  if (!user) return null
  const signOut = () => {
    logout()
    navigate(authPaths.login())
  }
  return (
    <>
      <title>{titled('Your profile')}</title>
      <PageHeader
        title="Your profile"
        actions={
          <Button kind="line" icon={<LogOut {...ICON} />} onClick={signOut}>
            {familyText.sign_out}
          </Button>
        }
      />
      <NewGuardianNote />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
          <WhoCard user={user} />
          <SignInCards user={user} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
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
    </>
  )
}

export { ProfilePage as Component }
