import { pages } from '@learngrove/contract/pages'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { branded, site } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { currentUser, onSession } from '#platform/session.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { GROUND } from '#ui/ground.ts'
import { ICON } from '#ui/icon-props.ts'
import { PublicFoot } from './public-foot.tsx'
import { PLATFORM_ONLY, publicText, topLinks } from './public-pages.words.ts'

const menuId = 'public-menu'

/** What stands around the pages that anybody may open. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const isWelcome = pathname === pages.welcome()
  return (
    <div className={`flex min-h-dvh flex-col ${GROUND}`}>
      <header
        data-stays="top"
        className={classes(
          'sticky top-0 z-20 backdrop-blur-sm print:hidden',
          isWelcome
            ? 'bg-[color-mix(in_oklab,var(--meadow)_88%,transparent)]'
            : 'bg-[color-mix(in_oklab,var(--paper)_92%,transparent)]',
        )}
      >
        <div className="mx-auto flex min-h-16 w-full max-w-[1264px] items-center gap-2 max-md:flex-wrap px-4 md:min-h-18 md:gap-6 md:px-8">
          <Link
            to={pages.welcome()}
            className="min-w-0 rounded-control no-underline max-md:grow max-md:basis-[min-content]"
          >
            <BrandMark name={site.name} className="[overflow-wrap:break-word]" />
          </Link>
          <nav aria-label={publicText.pages} className="hidden flex-1 lg:flex">
            {topLinks.map(({ label, href, is_platform }) => (
              <Button
                key={href}
                kind="plain"
                className={classes('font-medium', is_platform && PLATFORM_ONLY)}
                render={<Link to={href} />}
              >
                {branded(label)}
              </Button>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2 max-md:hidden">
            <Doors />
          </div>
          <Button
            kind="plain"
            icon={<Menu {...ICON} />}
            popoverTarget={menuId}
            className="flex-none max-md:ml-auto lg:hidden"
          >
            {publicText.menu}
          </Button>
        </div>
      </header>
      <PhoneMenu />
      <main
        id="main"
        className="flex-1 own-background:mx-auto own-background:w-full own-background:max-w-[1264px] own-background:overflow-clip own-background:bg-paper own-background:pb-10 md:own-background:mt-14 md:own-background:rounded-sheet"
      >
        {children}
      </main>
      <PublicFoot />
    </div>
  )
}

/** Where the pages are rendered ahead nobody is signed in. */
const nobody = () => undefined

/** To the own pages of whoever is signed in, else to the ways in. */
function Doors() {
  const user = useSyncExternalStore(onSession, currentUser, nobody)
  if (user) return <Button render={<Link to={landingOf(user)} />}>{publicText.own_page}</Button>
  return (
    <>
      <Button kind="plain" render={<Link to={pages.login()} />}>
        {publicText.sign_in}
      </Button>
      <Button className={PLATFORM_ONLY} render={<Link to={pages.signupLite()} />}>
        {publicText.start}
      </Button>
    </>
  )
}

/** The menu of a narrow screen. A popover of the browser's own: it opens before any script has run. */
function PhoneMenu() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, and a key press on one arrives as a click
    <div
      id={menuId}
      popover="auto"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-48px)] overflow-y-auto rounded-l-sheet border-0 bg-raised p-5 text-ink shadow-2 backdrop:bg-[rgb(20_30_25/0.45)] open:animate-fade"
      // A link of the menu leads away: the menu goes with it.
      onClick={({ target, currentTarget }) =>
        target instanceof Element && target.closest('a') && currentTarget.hidePopover()
      }
    >
      <div className="flex justify-end">
        <Button
          kind="plain"
          iconOnly
          icon={<X {...ICON} />}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          {publicText.close}
        </Button>
      </div>
      <nav aria-label={publicText.menu} className="mt-2 grid">
        {topLinks.map(({ label, href, is_platform }) => (
          <Button
            key={href}
            kind="plain"
            size="large"
            className={classes('justify-start', is_platform && PLATFORM_ONLY)}
            render={<Link to={href} />}
          >
            {branded(label)}
          </Button>
        ))}
        <div className="mt-4 grid gap-2 border-line border-t pt-5">
          <Doors />
        </div>
      </nav>
    </div>
  )
}

function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

export { PublicLayout as Component }
