import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { keepCode } from '#platform/pending-code.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { NotNow } from './offer-ways.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import { childText as text } from './subscription.words.ts'

/** A parent with a code and no child here: the code waits until there is one. */
export function NoChildYet({ code }: { readonly code: string }) {
  const keep = () => keepCode(code)
  return (
    <RedeemFrame
      arrives
      title={text.title}
      stage="sprout"
      art={<Plant stage="sprout" size={96} />}
      heading={text.none_heading}
      lead={text.none_lead}
    >
      <div className="mt-8 grid gap-3">
        <Button size="large" wide onClick={keep} render={<Link to={pages.createChild()} />}>
          {text.create}
        </Button>
        <Button kind="line" wide onClick={keep} render={<Link to={pages.parentDashboard()} />}>
          {text.link}
        </Button>
        <NotNow code={code} />
      </div>
    </RedeemFrame>
  )
}
