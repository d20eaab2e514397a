import type { Sent } from '@learngrove/contract/call'
import { policyVersion } from '@learngrove/contract/policy'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { rememberEmail } from '#auth/auth.data.ts'
import { onwardOf } from '#auth/auth.onward.ts'
import { keepOwnCard } from '#auth/auth.own-card.ts'
import { countEvent } from '#platform/count-event.ts'
import { useAsk } from '#platform/public-api.ts'
import { storeUser } from '#platform/session.ts'
import { useCountdown } from '#ui/use-countdown.ts'

type Person = Omit<Sent<'POST /auth/signup'>['body'], 'policy_version' | 'referral_code'>

/** The e-mail that is on its way: to whom, with what was typed, and how often it was sent. */
type Mailed = { readonly email: string; readonly person: Person; readonly times: number }

/** Signs up: with an e-mail address the next step is in the mail, without one it goes on at once. */
export function useSignUp(is_free_tier: boolean) {
  const { ask, ...state } = useAsk('POST /auth/signup')
  const left_s = useCountdown(state.problem?.wait_s ?? 0, state.problem)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [mailed, setMailed] = useState<Mailed>()
  const referral_code = search.get('referral_code')
  useEffect(() => countEvent('sign_up_begun'), [])
  async function join(person: Person): Promise<void> {
    const invited = referral_code === null ? {} : { referral_code }
    const done = await ask({
      query: { is_free_tier },
      body: { ...person, ...invited, policy_version: policyVersion },
    })
    if (!done) return
    const { email = '' } = person
    if ('look_in_mail' in done.answer) {
      rememberEmail(email)
      setMailed((before) => ({ email, person, times: (before?.times ?? 0) + 1 }))
      return
    }
    keepOwnCard(person)
    countEvent('sign_up_finished')
    storeUser(done.answer)
    navigate(onwardOf(done.answer, search.get('to')), { replace: true })
  }
  const letter = mailed && {
    ...mailed,
    ...state,
    again: () => join(mailed.person),
    another: () => setMailed(undefined),
  }
  return { ...state, left_s, join, letter }
}

/** The state of the sign-up, and what sends it. */
export type SignUp = ReturnType<typeof useSignUp>

/** What a form shows once its e-mail is on the way. */
export type SignUpLetter = NonNullable<ReturnType<typeof useSignUp>['letter']>
