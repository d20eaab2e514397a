import { pages } from '@learngrove/contract/pages'
import { Link, useNavigate } from 'react-router'
import { landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { CourseCards } from './course-cards.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import { openCourse, type Redeemed } from './subscription.data.ts'
import { redeemText, doneText as text } from './subscription.words.ts'

/** The courses are a student's own now: on to the first of them. */
export function Done({ redeemed: { courses } }: { readonly redeemed: Redeemed }) {
  const navigate = useNavigate()
  const [first] = courses
  async function go(id: string) {
    await openCourse(id)
    const user = currentUser()
    navigate(user ? landingOf(user) : '/')
  }
  return (
    <RedeemFrame
      arrives
      stage="bloom"
      art={<Plant stage="bloom" flower="sun" size={104} />}
      heading={text.heading}
      lead={`${text.yours(courses)} ${text.renews}`}
    >
      <div className="mt-6">
        <CourseCards courses={courses} />
      </div>
      <div className="mt-8 grid gap-3">
        {first && (
          <Button size="large" wide onClick={() => go(first.id)}>
            {text.go(first)}
          </Button>
        )}
        <Button kind="line" wide render={<Link to={pages.redeem()} />}>
          {redeemText.another}
        </Button>
      </div>
    </RedeemFrame>
  )
}
