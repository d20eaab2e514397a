import { Link, Outlet } from 'react-router'
import { authPaths } from '#auth/auth.paths.ts'
import { branded, site } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { PublicFoot } from './public-foot.tsx'
import { publicPaths } from './public-pages.paths.ts'
import { publicText, topLinks } from './public-pages.words.ts'

/** What stands around the pages that anybody may open. */
function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-20 bg-[color-mix(in_oklab,var(--paper)_92%,transparent)] backdrop-blur-sm">
        <div className="mx-auto flex w-full max-w-300 items-center gap-2 px-4 py-2 md:gap-6 md:px-8">
          <Link to={publicPaths.welcome()} className="rounded-control no-underline">
            <BrandMark name={site.name} />
          </Link>
          <nav aria-label="Pages" className="hidden flex-1 gap-1 lg:flex">
            {topLinks.map(({ label, href }) => (
              <Button key={href} kind="plain" render={<Link to={href} />}>
                {branded(label)}
              </Button>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <Button kind="plain" render={<Link to={authPaths.login()} />}>
              {publicText.sign_in}
            </Button>
            <Button className="max-sm:hidden" render={<Link to={authPaths.signup_lite()} />}>
              {publicText.start}
            </Button>
          </div>
        </div>
      </header>
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <PublicFoot />
    </div>
  )
}

export { PublicLayout as Component }
