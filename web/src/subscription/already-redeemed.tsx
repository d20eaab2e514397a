import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { Link } from 'react-router'
import { landingOf } from '#platform/home.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { CourseCards } from './course-cards.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import type { Found } from './subscription.data.ts'
import { childText, redeemText, doneText as text } from './subscription.words.ts'

/** A code that whoever is there, or a child of theirs, has redeemed before. */
export function Yours({ found }: { readonly found: Found }) {
  const user = useUser()
  const isParent = user?.user_role_id === userRole.parent
  return (
    <RedeemFrame
      arrives
      stage="bloom"
      art={<Plant stage="bloom" flower="sun" size={104} />}
      heading={text.again_heading}
      lead={isParent ? text.again_parent : text.again_student}
    >
      <div className="mt-6">
        <CourseCards courses={found.courses} />
      </div>
      <div className="mt-8 grid gap-3">
        <Button size="large" wide render={<Link to={user ? landingOf(user) : '/'} />}>
          {isParent ? text.family : text.courses}
        </Button>
        {isParent && found.checked ? (
          <Button kind="line" wide render={<Link to={pages.redemption({ code: found.code })} />}>
            {childText.another}
          </Button>
        ) : (
          <Button kind="line" wide render={<Link to={pages.redeem()} />}>
            {redeemText.another}
          </Button>
        )}
      </div>
    </RedeemFrame>
  )
}
