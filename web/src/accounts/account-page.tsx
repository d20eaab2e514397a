import { pages } from '@learngrove/contract/pages'
import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { myCourses } from '#courses/courses.data.ts'
import { site, titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { OwnAccount } from './accounts.own-account.tsx'

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
        <OwnAccount user={user} />
      </main>
    </>
  )
}

export { AccountPage as Component }
