import { pages } from '@learngrove/contract/pages'
import { lazy, Suspense } from 'react'
import { Link, redirect, replace, useLoaderData, useSearchParams } from 'react-router'
import { type SignInOutcome, type SignInProblem, signInAtOnce } from '#auth/auth.data.ts'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { leadOf, loginText } from '#auth/auth.words.ts'
import { landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Entering } from './entering.tsx'
import { readCallback } from './provider-callback.ts'
import { askWays, type Ways, WaysIn } from './sign-in.ways.tsx'
import { SignInForm } from './sign-in-form.tsx'

const TextCode = lazy(() => import('./text-code.tsx').then(({ TextCode: it }) => ({ default: it })))

type Loaded = { readonly entered?: Promise<SignInOutcome>; readonly ways?: Promise<Ways> }

/** The result of a provider's callback, kept from the address that had it to the clean one that follows. */
let brought: Promise<SignInOutcome> | undefined

const refused: SignInOutcome = { problem: { code: 'PROVIDER_REFUSED', wait_s: 0 } }

/** Redirects a user who is signed in already. */
export function loader(): Loaded | Response {
  // While prerendering there is no address bar, and no server to ask.
  if (typeof location === 'undefined') return {}
  const entered = brought
  brought = undefined
  if (entered) return { entered, ways: askWays() }
  const arrival = readCallback(location)
  if (arrival) {
    brought = arrival === 'refused' ? Promise.resolve(refused) : signInAtOnce(arrival.entry)
    return replace(pages.login())
  }
  const user = currentUser()
  return user ? redirect(landingOf(user)) : { ways: askWays() }
}

function LoginPage() {
  const { entered, ways } = useLoaderData<Loaded>()
  const [search] = useSearchParams()
  if (entered) {
    return <Entering entered={entered}>{(known) => <Door ways={ways} known={known} />}</Entering>
  }
  if (search.get('way') === 'text') {
    return (
      <Suspense>
        <TextCode />
      </Suspense>
    )
  }
  return <Door ways={ways} />
}

type DoorProps = { readonly ways: Promise<Ways> | undefined; readonly known?: SignInProblem }

function Door({ ways, known }: DoorProps) {
  const [search] = useSearchParams()
  return (
    <DoorPage
      title={loginText.send}
      description={loginText.description}
      heading={loginText.heading}
      lead={leadOf(search.get('role'))}
    >
      {search.get('saved') === 'password' && (
        <p role="status" className="mt-5 rounded-tile bg-primary-soft p-4 font-semibold">
          {loginText.passwordSaved}
        </p>
      )}
      <SignInForm known={known} />
      <WaysIn ways={ways} />
      <p className="mt-6 flex flex-wrap items-center gap-x-2 text-quiet">
        {loginText.isNew}
        <TextLink alone render={<Link to={pages.signup()} />} className="min-w-11">
          {loginText.join}
        </TextLink>
      </p>
    </DoorPage>
  )
}

export { LoginPage as Component }
