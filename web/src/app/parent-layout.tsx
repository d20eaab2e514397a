import { pages } from '@learngrove/contract/pages'
import { House } from 'lucide-react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { myChildren } from '#accounts/accounts.data.ts'
import { familyText } from '#accounts/accounts.words.ts'
import { site } from '#platform/brand.ts'
import { useOnline } from '#platform/online.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { classes } from '#ui/classes.ts'
import { OfflineBanner } from '#ui/offline-banner.tsx'
import { ParentMenu } from './parent-menu.tsx'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myChildren)
  return null
}

/** Frames a parent's pages: the bar with the navigation and the signed-in user. */
function ParentLayout() {
  const user = useUser()
  const online = useOnline()
  const { pathname } = useLocation()
  // Signing out renders once more before the router has left.
  if (!user) return null
  const isHome = pathname === pages.parentDashboard()
  return (
    <>
      <header className="border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex min-h-15 w-full max-w-280 items-center gap-2 px-4 md:min-h-17 md:px-6">
          <NavLink
            to={pages.parentDashboard()}
            className="min-w-0 rounded-control text-ink no-underline md:mr-4"
          >
            <BrandMark name={site.name} className="[overflow-wrap:anywhere]" />
          </NavLink>
          <nav aria-label="Places" className="max-sm:sr-only max-sm:focus-within:not-sr-only">
            <NavLink
              to={pages.parentDashboard()}
              className={classes(
                'flex min-h-target items-center gap-2 rounded-control px-3.5 font-semibold no-underline',
                isHome ? 'bg-primary-soft text-ink' : 'text-quiet hover:bg-hover',
              )}
            >
              <House size={18} strokeWidth={1.75} aria-hidden="true" />
              {familyText.home}
            </NavLink>
          </nav>
          <div className="ml-auto flex">
            <ParentMenu user={user} />
          </div>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-280 px-4 pt-5 pb-18 md:px-6 md:pt-6">
        {!online && (
          <OfflineBanner title="You are offline, and nothing is lost" className="mb-6">
            What is on the page can still be read. The rest comes when you are back.
          </OfflineBanner>
        )}
        <Outlet />
      </main>
    </>
  )
}

export { ParentLayout as Component }
