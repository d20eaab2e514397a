import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import type { Child } from '#accounts/accounts.data.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { CourseCards } from './course-cards.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import type { Redeemed } from './subscription.data.ts'
import { redeemText, doneText as text } from './subscription.words.ts'

export type GivenProps = { readonly redeemed: Redeemed; readonly child: Child }

/** A child has the courses: on to their week, or to another code. */
export function Given({ redeemed: { courses }, child }: GivenProps) {
  return (
    <RedeemFrame
      arrives
      stage="bloom"
      art={<Plant stage="bloom" flower="sun" size={104} />}
      heading={text.heading}
      lead={`${text.theirs(child.first_name, courses)} ${text.renews}`}
    >
      <div className="mt-6">
        <CourseCards courses={courses} />
      </div>
      <div className="mt-8 grid gap-3">
        <Button size="large" wide render={<Link to={pages.parentDashboard({ child: child.id })} />}>
          {text.week(child.first_name)}
        </Button>
        <Button kind="line" wide render={<Link to={pages.redeem()} />}>
          {redeemText.another}
        </Button>
      </div>
    </RedeemFrame>
  )
}
