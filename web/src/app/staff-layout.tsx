import { pages } from '@learngrove/contract/pages'
import { ChartColumn, ClipboardList, LogOut, MessagesSquare, UserRound } from 'lucide-react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { roleWords } from '#accounts/accounts.account-page.words.ts'
import { logout } from '#auth/auth.data.ts'
import { Bell } from '#notices/notices.bell.tsx'
import { AppLink } from '#platform/app-link.tsx'
import { site } from '#platform/brand.ts'
import { useOnline } from '#platform/online.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { type StoredUser, useUser } from '#platform/session.ts'
import { useMarkingPlace } from '#quiz/marking/marking.place.ts'
import { myStanding } from '#safeguarding/safeguarding.data.ts'
import { nameOf } from '#safeguarding/safeguarding.words.ts'
import { Avatar } from '#ui/avatar.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { BrandSign } from '#ui/brand-mark.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { OfflineBanner } from '#ui/offline-banner.tsx'
import type { Place } from '#ui/place.ts'
import { Rail } from '#ui/rail.tsx'
import { useWorksheetsPlace } from '#worksheets/worksheets.place.ts'
import { useSchoolPlaces, useStudentsPlace } from './school-places.ts'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(myStanding)
  return null
}

/** How many places a phone has room for under the thumb. */
const underThumb = 4

/** Frames the pages of a school's staff: the navigation, and the signed-in user. */
function StaffLayout() {
  const user = useUser()
  const online = useOnline()
  const places = usePlaces()
  const school = useSchoolPlaces()
  // Signing out renders once more before the router has left.
  if (!user) return null
  return (
    <div className="md:flex">
      <Rail
        label="Places"
        look="staff"
        className="print:hidden"
        link={AppLink}
        groups={[{ places }, ...(school.length > 0 ? [{ title: 'School', places: school }] : [])]}
        brand={<Brand school_name={user.school_name} />}
        foot={
          <div className="flex items-center gap-1 md:max-lg:flex-col">
            <AccountMenu user={user} withName />
            <span className="lg:ml-auto">
              <Bell />
            </span>
          </div>
        }
      />
      <div className="min-w-0 flex-1">
        <header className="flex min-h-15 items-center gap-2 border-line border-b bg-sand px-4 md:hidden print:hidden">
          <Brand school_name={user.school_name} />
          <div className="ml-auto flex items-center">
            <Bell />
            <AccountMenu user={user} more={[...places.slice(underThumb), ...school]} />
          </div>
        </header>
        <main
          id="main"
          className="mx-auto w-full max-w-330 px-4 pt-5 pb-28 md:p-6 lg:px-8 lg:pb-16"
        >
          {!online && (
            <OfflineBanner title="You are offline, and nothing is lost" className="mb-6">
              What is on the page can still be read. The rest comes when you are back.
            </OfflineBanner>
          )}
          <Outlet />
        </main>
      </div>
      {/* Long names of places break within a word, where text is twice as large. */}
      <div className="contents print:hidden [&_a]:wrap-anywhere [&_a]:min-w-0 [&_a]:text-center">
        <BottomBar label="Places" places={places.slice(0, underThumb)} link={AppLink} />
      </div>
    </div>
  )
}

/** Lists the places of everybody on the staff. */
function usePlaces(): Place[] {
  const students = useStudentsPlace()
  const worksheets = useWorksheetsPlace()
  const marking = useMarkingPlace()
  const { pathname } = useLocation()
  return [
    {
      href: pages.teacherReports(),
      label: 'Reports',
      icon: ChartColumn,
      current: pathname === pages.teacherReports(),
    },
    {
      href: pages.teacherAssignments(),
      label: 'Assignments',
      icon: ClipboardList,
      current: pathname === pages.teacherAssignments() && !marking.current,
    },
    marking,
    ...worksheets,
    students,
    {
      href: pages.teacherChat(),
      label: 'Assistant',
      icon: MessagesSquare,
      current: pathname === pages.teacherChat(),
    },
  ]
}

function Brand({ school_name }: { readonly school_name: string | null }) {
  return (
    <Link
      to={pages.teacherReports()}
      className="flex min-h-target min-w-0 items-center gap-2.5 no-underline"
    >
      <BrandSign />
      <span className="min-w-0 md:max-lg:sr-only">
        <span className="block font-display font-heavy text-lg leading-tight tracking-tight">
          {site.name}
        </span>
        {school_name && (
          <span className="block text-quiet text-sm leading-tight max-md:sr-only">
            {school_name}
          </span>
        )}
      </span>
    </Link>
  )
}

type AccountMenuProps = {
  readonly user: StoredUser
  readonly withName?: boolean
  /** On a phone, the places that have no room under the thumb. */
  readonly more?: readonly Place[]
}

function AccountMenu({ user, withName = false, more = [] }: AccountMenuProps) {
  const navigate = useNavigate()
  const name = nameOf(user)
  return (
    <Menu
      align={withName ? 'start' : 'end'}
      trigger={
        <button
          type="button"
          {...(!withName && { 'aria-label': `${name}, your account` })}
          className="flex min-h-target items-center gap-2.5 rounded-control text-left hover:bg-hover md:max-lg:justify-center lg:px-2"
        >
          <Avatar name={withName ? name : user.first_name} picture={user.profile_pic_url} />
          {withName && (
            <span className="min-w-0 text-quiet text-sm leading-snug md:max-lg:sr-only">
              <span className="block truncate">{name}</span>
              <span className="block">{roleWords(user).role}</span>
              <span className="sr-only">, your account</span>
            </span>
          )}
        </button>
      }
      entries={[
        ...more.map(({ href, label, note, icon: Icon }) => ({
          label,
          detail: note,
          icon: <Icon {...ICON} />,
          href,
          render: <Link to={href} />,
        })),
        { heading: `Signed in as ${name}` },
        {
          label: 'Your account',
          icon: <UserRound {...ICON} />,
          href: pages.teacherReports({ view: 'account' }),
          render: <Link to={pages.teacherReports({ view: 'account' })} />,
        },
        'line',
        {
          label: 'Sign out',
          icon: <LogOut {...ICON} />,
          onAct: () => {
            logout()
            navigate(pages.login())
          },
        },
      ]}
    />
  )
}

export { StaffLayout as Component }
