import type { Sent } from '@learngrove/contract/call'
import { policyVersion } from '@learngrove/contract/policy'
import { useNavigate, useSearchParams } from 'react-router'
import { storeUser } from '#platform/session.ts'
import { useAsk } from './ask.ts'
import { rememberEmail } from './auth.data.ts'
import { onwardOf } from './onward.ts'
import { keepOwnCard } from './own-card.ts'

type SignUp = Omit<Sent<'POST /auth/signup'>['body'], 'policy_version' | 'referral_code'>

/** Signs up, which signs in, and goes on to what is asked of somebody new. */
export function useSignUp(is_free_tier: boolean) {
  const { ask, ...state } = useAsk('POST /auth/signup')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const referral_code = search.get('referral_code')
  async function join(person: SignUp): Promise<void> {
    const invited = referral_code === null ? {} : { referral_code }
    const done = await ask({
      query: { is_free_tier },
      body: { ...person, ...invited, policy_version: policyVersion },
    })
    if (!done) return
    if (person.email !== undefined) rememberEmail(person.email)
    keepOwnCard(person)
    storeUser(done.answer)
    navigate(onwardOf(done.answer, search.get('to')), { replace: true })
  }
  return { ...state, join }
}
