import { userRole } from '@learngrove/contract/roles'
import { useState } from 'react'
import { useUser } from '#platform/session.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { CourseCards } from './course-cards.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { ForStudent } from './offer-student.tsx'
import { ForGuest, ForParent, ForStaff } from './offer-ways.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import { Done } from './redeemed.tsx'
import type { Found, Redeemed } from './subscription.data.ts'
import { offerText as text } from './subscription.words.ts'

/** What a good code opens, and the way on for whoever is there. */
export function Offer({ found }: { readonly found: Found }) {
  const [redeemed, setRedeemed] = useState<Redeemed>()
  if (redeemed) return <Done redeemed={redeemed} />
  return (
    <RedeemFrame
      arrives
      stage="sprout"
      art={<Plant stage="sprout" size={96} />}
      heading={text.heading(found.courses)}
    >
      <div className="mt-5 grid gap-4">
        <CourseCards courses={found.courses} />
        <OfferFacts found={found} />
      </div>
      <Way found={found} onRedeemed={setRedeemed} />
    </RedeemFrame>
  )
}

type WayProps = { readonly found: Found; readonly onRedeemed: (redeemed: Redeemed) => void }

function Way({ found, onRedeemed }: WayProps) {
  const user = useUser()
  switch (user?.user_role_id) {
    case undefined:
      return <ForGuest code={found.code} />
    case userRole.student:
      return <ForStudent code={found.code} onRedeemed={onRedeemed} />
    case userRole.parent:
      return <ForParent code={found.code} />
    default:
      return <ForStaff code={found.code} />
  }
}
