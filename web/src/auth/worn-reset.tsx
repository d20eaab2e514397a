import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { authPaths } from './auth.paths.ts'
import { DoorPage, OtherWays } from './door-page.tsx'
import { linkText } from './links.words.ts'
import { SignInScene } from './sign-in-scene.tsx'

/** A link for a new password that does not work any more. */
export function WornReset() {
  return (
    <DoorPage
      title={linkText.wornTitle}
      beside={<SignInScene says={linkText.wornPip} />}
      art={<Plant stage="wilting" flower="sun" size={96} />}
      heading={linkText.wornTitle}
      lead={linkText.wornLead}
    >
      <Button size="large" wide render={<Link to={authPaths.forgot_password()} />} className="mt-6">
        {linkText.fresh}
      </Button>
      <OtherWays />
    </DoorPage>
  )
}
