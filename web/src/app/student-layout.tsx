import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { myCourses } from '#courses/courses.data.ts'
import { myStreaks, myXp } from '#gamification/gamification.data.ts'
import { placesAt } from '#home/home.places.ts'
import { AppLink } from '#platform/app-link.tsx'
import { site } from '#platform/brand.ts'
import { homeOf } from '#platform/home.ts'
import { useOnline } from '#platform/online.ts'
import { letPipSleep, usePipAsleep } from '#platform/pip.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { useUser } from '#platform/session.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { BrandSign } from '#ui/brand-mark.tsx'
import { OfflineBanner } from '#ui/offline-banner.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { Rail } from '#ui/rail.tsx'
import { TopStrip } from './top-strip.tsx'
import { useKeepAhead } from './use-keep-ahead.ts'
import { useTakeOver } from './use-take-over.ts'

/** Starts to fetch what the strip shows, and to send what an earlier visit left unsent; nothing waits for it. */
export function loader() {
  const { id } = requireUser()
  void import('#quiz/quiz.outbox.ts').then(({ sendKeptAnswers }) => sendKeptAnswers(id))
  void queryClient.prefetchQuery(myStreaks)
  void queryClient.prefetchQuery(myXp)
  void queryClient.prefetchQuery(myCourses)
  return null
}

/** Frames a student's pages: the navigation, the strip, and a note of a lost connection. */
export function StudentShell({ children }: { readonly children: ReactNode }) {
  const user = useUser()
  const { pathname } = useLocation()
  const asleep = usePipAsleep()
  const online = useOnline()
  useKeepAhead(user?.id, online)
  useTakeOver(user?.id, online)
  // Signing out renders once more before the router has left.
  if (!user) return null
  const places = placesAt(pathname, user)
  return (
    <div className="md:flex">
      <Rail
        label="Places"
        link={AppLink}
        groups={[{ places }]}
        brand={
          <Link
            to={homeOf(user)}
            className="flex min-h-target items-center gap-2 font-display font-heavy text-xl tracking-tight no-underline"
          >
            <Pip size={40} mood={asleep ? 'asleep' : 'calm'} className="own-logo:hidden" />
            <BrandSign className="hidden own-logo:block" />
            <span className="md:max-lg:sr-only">{site.name}</span>
          </Link>
        }
        foot={<SleepButton asleep={asleep} />}
      />
      <div className="min-w-0 flex-1">
        <div className="mx-auto w-full max-w-310 px-4 pt-3 pb-28 md:p-6 lg:px-10 lg:pb-16">
          <TopStrip user={user} />
          <main id="main">
            {!online && (
              <OfflineBanner title="You are offline, and nothing is lost" className="mb-6">
                What is set for you opens from this device, and your answers wait on it. The rest
                comes when you are back.
              </OfflineBanner>
            )}
            {children}
          </main>
        </div>
      </div>
      <BottomBar label="Places" places={places} link={AppLink} />
    </div>
  )
}

const StudentLayout = () => (
  <StudentShell>
    <Outlet />
  </StudentShell>
)

function SleepButton({ asleep }: { readonly asleep: boolean }) {
  const Icon = asleep ? Sun : Moon
  return (
    <button
      type="button"
      onClick={() => letPipSleep(!asleep)}
      className="flex min-h-target items-center gap-3 rounded-tile px-3.5 text-left font-medium text-quiet transition-colors hover:bg-hover hover:text-ink md:max-lg:flex-col md:max-lg:gap-1 md:max-lg:px-1 md:max-lg:py-2 md:max-lg:text-center md:max-lg:text-sm md:max-lg:leading-tight"
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {asleep ? 'Wake Pip' : 'Let Pip sleep'}
    </button>
  )
}

export { StudentLayout as Component }
