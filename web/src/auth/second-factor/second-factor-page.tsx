import { pages } from '@learngrove/contract/pages'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { Link, Navigate, redirect, useLocation, useSearchParams } from 'react-router'
import { Art, DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'
import { TextLink } from '#ui/text-link.tsx'
import { ticketOf } from './second-factor.data.ts'
import { stepText } from './second-factor.words.ts'
import { SecondFactorCode } from './second-factor-code.tsx'
import { SecondFactorRecovery } from './second-factor-recovery.tsx'

/** Kept in the address, so that Back leads from one to the other. */
const byKey = 'by'
const recovery = 'recovery-code'

export function loader() {
  const user = currentUser()
  return user ? redirect(landingOf(user)) : null
}

/** Takes the second step of signing in: a code of the app, or a recovery code. */
function SecondFactorPage() {
  const { state } = useLocation()
  const [search] = useSearchParams()
  if (ticketOf(state) === undefined) {
    return <Navigate to={pages.login({ to: search.get('to') ?? undefined })} replace />
  }
  const isRecovery = search.get(byKey) === recovery
  const other = new URLSearchParams(search)
  if (isRecovery) other.delete(byKey)
  else other.set(byKey, recovery)
  return (
    <DoorPage
      title={stepText.title}
      art={isRecovery ? <Art icon={KeyRound} tone="sun" /> : <Art icon={ShieldCheck} />}
      heading={stepText.title}
      lead={isRecovery ? stepText.recoveryLead : stepText.codeLead}
    >
      {isRecovery ? <SecondFactorRecovery /> : <SecondFactorCode />}
      <p className="mt-4">
        <TextLink alone render={<Link to={`?${other}`} state={state} />}>
          {isRecovery ? stepText.toCode : stepText.toRecovery}
        </TextLink>
      </p>
      <OtherWays />
    </DoorPage>
  )
}

export { SecondFactorPage as Component }
