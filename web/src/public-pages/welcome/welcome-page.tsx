import { branded, titled } from '#platform/brand.ts'
import { Hero } from './hero.tsx'
import { Home } from './home.tsx'
import { LastCall } from './last-call.tsx'
import { Marking } from './marking.tsx'
import { Talk } from './talk.tsx'
import { welcomeText } from './welcome.words.ts'
import { Who } from './who.tsx'

/** The front page: what the product does, shown by the product. */
function WelcomePage() {
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
