import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { linkText } from '#auth/sign-in/sign-in.links.words.ts'
import { SignInScene } from '#auth/sign-in/sign-in.scene.tsx'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'

/** Explains that a link for a new password does not work any more. */
export function ExpiredReset() {
  return (
    <DoorPage
      title={linkText.wornTitle}
      beside={<SignInScene says={linkText.wornPip} />}
      art={<Plant stage="wilting" flower="sun" size={96} />}
      heading={linkText.wornTitle}
      lead={linkText.wornLead}
    >
      <Button size="large" wide render={<Link to={pages.forgotPassword()} />} className="mt-6">
        {linkText.fresh}
      </Button>
      <OtherWays />
    </DoorPage>
  )
}
