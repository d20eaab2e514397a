import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { branded, titled } from '#platform/brand.ts'
import { Who } from '#public-pages/welcome/audiences.tsx'
import { Talk } from '#public-pages/welcome/chat-demo.tsx'
import { LastCall } from '#public-pages/welcome/final-call.tsx'
import { Hero } from '#public-pages/welcome/hero.tsx'
import { Home } from '#public-pages/welcome/home.tsx'
import { Marking } from '#public-pages/welcome/marking.tsx'
import { welcomeText } from '#public-pages/welcome/welcome.words.ts'

/** `?for=schools` is the same page for a school. Most who come here never need what draws it. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get('for') !== 'schools') return {}
  const { SchoolsView } = await import('#public-pages/schools/schools.view.tsx')
  return { SchoolsView }
}

/** The front page: what the product does, shown by the product. */
function WelcomePage() {
  const { SchoolsView } = useLoaderData<typeof loader>()
  if (SchoolsView) return <SchoolsView />
  return (
    <>
      <title>{titled(welcomeText.title)}</title>
      <meta name="description" content={branded(welcomeText.description)} />
      <Hero />
      <Who />
      <Talk />
      <Marking />
      <Home />
      <LastCall />
    </>
  )
}

export { WelcomePage as Component }
