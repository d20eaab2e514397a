import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { branded, titled } from '#platform/brand.ts'
import { Who } from './audiences.tsx'
import { Talk } from './chat-demo.tsx'
import { LastCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { Home } from './home.tsx'
import { Marking } from './marking.tsx'
import { welcomeText } from './welcome.words.ts'

/** `?for=schools` is the same page for a school. Most who come here never need what draws it. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get('for') !== 'schools') return {}
  const { SchoolsView } = await import('../schools/schools-view.tsx')
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
