import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { IntroPage, introOf } from './intro-page.tsx'
import { companionText, moods } from './intro-pages.words.ts'
import { PLATFORM_ONLY } from './public-pages.words.ts'

export const loader = introOf('companion-intro')

/** The companion introduces itself, in all its moods. */
function CompanionPage() {
  return (
    <IntroPage
      lead={companionText.lead}
      picture={<Pip mood="curious" size={220} className="max-md:size-32" />}
      actions={
        <>
          <Button size="large" className={PLATFORM_ONLY} render={<Link to={pages.welcome()} />}>
            {branded(companionText.go)}
          </Button>
          <Button
            size="large"
            kind="line"
            className={PLATFORM_ONLY}
            render={<Link to={pages.signupLite()} />}
          >
            {companionText.start}
          </Button>
        </>
      }
    >
      {/* A mascot has one face: where a school has one, there are no others to show. */}
      <section aria-labelledby="moods" className="mt-10 own-mascot:hidden">
        <h2 id="moods" className="text-xl md:text-2xl">
          {branded(companionText.moods_title)}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-6">
          {moods.map(({ mood, name, text }) => (
            <li
              key={mood}
              className="grid content-start justify-items-center gap-2 rounded-card border border-line bg-surface px-3 py-5 text-center"
            >
              <Pip mood={mood} size={96} />
              <h3 className="text-base">{name}</h3>
              <p className="text-quiet text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </IntroPage>
  )
}

export { CompanionPage as Component }
