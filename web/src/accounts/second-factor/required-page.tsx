import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { site, titled } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SecondFactorCard } from './second-factor.card.tsx'
import { mySecondFactor } from './second-factor.data.ts'
import { stepsText } from './second-factor.words.ts'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(mySecondFactor)
  return null
}

/** Makes staff set up two steps if their school requires them. */
function SecondFactorSetupPage() {
  const user = useUser()
  const navigate = useNavigate()
  const isOn = typeof useQuery(mySecondFactor).data?.turned_on_at === 'string'
  if (!user) return null
  const signOut = () => {
    logout()
    navigate(pages.login())
  }
  return (
    <>
      <title>{titled(stepsText.title)}</title>
      <header className="mx-auto flex w-full max-w-190 items-center justify-between gap-3 px-4 pt-4 md:px-6 md:pt-8">
        <BrandMark name={site.name} />
        <Button kind="line" size="small" icon={<LogOut {...ICON} />} onClick={signOut}>
          Sign out
        </Button>
      </header>
      <main id="main" className="mx-auto w-full max-w-190 px-4 pt-8 pb-16 md:px-6">
        <PageHeader title={`Hello, ${user.first_name}`} lead={stepsText.pageLead} />
        <SecondFactorCard />
        {isOn && (
          <Button size="large" render={<Link to={landingOf(user)} />} className="mt-6">
            {stepsText.onward}
          </Button>
        )}
      </main>
    </>
  )
}

export { SecondFactorSetupPage as Component }
