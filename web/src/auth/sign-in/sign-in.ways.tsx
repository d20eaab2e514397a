import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { Mail, Smartphone } from 'lucide-react'
import { lazy, Suspense, use } from 'react'
import { Link, useSearchParams } from 'react-router'
import { loginText } from '#auth/auth.words.ts'
import { door } from '#platform/public-api.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'

/** The ways to sign in that are configured, besides the password and the link by e-mail. */
export type Ways = Received<'GET /auth/providers'>

const none: Ways = { providers: [], has_mobile: false }

/** Asks for the ways to sign in; none is shown that is not configured or cannot be known now. */
export const askWays = (): Promise<Ways> => door.call('GET /auth/providers', {}).catch(() => none)

const WAY = 'justify-start px-3 text-left max-md:text-sm'

/** Shows the other ways to sign in. The link by e-mail is always there; the others appear when they are known. */
export function WaysIn({ ways: asked }: { readonly ways: Promise<Ways> | undefined }) {
  const ways = useIsAlive() ? asked : undefined
  return (
    <section aria-label={loginText.other}>
      <p className="mt-6 mb-4 flex items-center gap-4 font-semibold text-quiet text-sm before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {loginText.or}
      </p>
      <div className="grid gap-2 own-background:grid-cols-1! min-[350px]:grid-cols-2">
        {ways && (
          <Suspense>
            <OtherDoors ways={ways} />
          </Suspense>
        )}
        <Button
          kind="line"
          icon={<Mail {...ICON} className="text-quiet" />}
          render={<Link to={pages.magicLink()} />}
          className={WAY}
        >
          {loginText.link}
        </Button>
        {ways && (
          <Suspense>
            <CodeByText ways={ways} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

/** Loaded only if some are configured. */
const Providers = lazy(() => import('./providers.tsx').then((it) => ({ default: it.Providers })))

function OtherDoors({ ways }: { readonly ways: Promise<Ways> }) {
  const { providers } = use(ways)
  return providers.length > 0 && <Providers providers={providers} className={WAY} />
}

/** Links to the code by text, keeping the role and the page to return to. */
function CodeByText({ ways }: { readonly ways: Promise<Ways> }) {
  const [search] = useSearchParams()
  if (!use(ways).has_mobile) return null
  const next = new URLSearchParams(search)
  next.set('way', 'text')
  return (
    <Button
      kind="line"
      icon={<Smartphone {...ICON} className="text-quiet" />}
      render={<Link to={`?${next}`} />}
      className={WAY}
    >
      {loginText.code}
    </Button>
  )
}
