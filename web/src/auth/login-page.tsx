import { Link, redirect } from 'react-router'
import { branded, site, titled } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'
import { publicPaths } from '#public-pages/public-pages.paths.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { loginText } from './auth.words.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInScene } from './sign-in-scene.tsx'

/** Whoever is signed in already has no business at the door. */
export function loader() {
  const user = currentUser()
  return user ? redirect(landingOf(user)) : null
}

function LoginPage() {
  return (
    <main id="main" className="grid min-h-dvh lg:grid-cols-2">
      <title>{titled('Sign in')}</title>
      <meta name="description" content={branded(loginText.description)} />
      <div className="flex flex-col px-5 pt-4 pb-8 md:px-12 md:pt-8 md:pb-10">
        <Link to={publicPaths.welcome()} className="self-start rounded-control no-underline">
          <BrandMark name={site.name} />
        </Link>
        <div className="mx-auto mt-5 w-full max-w-106 md:my-auto md:py-8">
          <h1 className="font-heavy text-2xl md:text-3xl">{loginText.heading}</h1>
          <p className="mt-2 text-quiet md:text-lg">{loginText.lead}</p>
          <SignInForm />
        </div>
      </div>
      <SignInScene />
    </main>
  )
}

export { LoginPage as Component }
