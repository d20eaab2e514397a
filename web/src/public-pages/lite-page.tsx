import { pages } from '@learngrove/contract/pages'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { IntroPage, introOf } from './intro-page.tsx'
import { liteText } from './intro-pages.words.ts'

export const loader = introOf('aiacademy-lite')

/** What the free tier is, and the way in. */
function LitePage() {
  return (
    <IntroPage
      lead={liteText.lead}
      picture={
        <div aria-hidden className="flex items-end justify-center max-md:order-first">
          <Plant stage="sprout" size={104} className="size-20 md:size-26" />
          <Plant stage="bloom" flower="coral" size={160} className="size-28 md:size-40" />
          <Plant stage="bud" flower="lilac" size={120} className="size-22 md:size-30" />
        </div>
      }
      actions={
        <>
          <Button size="large" render={<Link to={pages.signupLite()} />}>
            {liteText.start}
          </Button>
          <Button size="large" kind="line" render={<Link to={pages.signup()} />}>
            {liteText.parent}
          </Button>
        </>
      }
    >
      <p className="mt-5 font-semibold">{branded(liteText.taught)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {liteText.facts.map((fact) => (
          <li key={fact} className="flex items-center gap-2 font-semibold">
            <Check {...ICON} className="text-primary" />
            {fact}
          </li>
        ))}
      </ul>
    </IntroPage>
  )
}

export { LitePage as Component }
