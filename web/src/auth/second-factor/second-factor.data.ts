import type { Sent } from '@learngrove/contract/call'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { onwardOf } from '#auth/auth.onward.ts'
import { useAsk } from '#platform/public-api.ts'
import { storeUser } from '#platform/session.ts'

type Proof = Omit<Sent<'POST /auth/second-factor'>['body'], 'ticket'>

/** Returns the ticket of the first step. It is in the history state, where no link and no log has it. */
export function ticketOf(state: unknown): string | undefined {
  const isBrought = typeof state === 'object' && state !== null && 'ticket' in state
  return isBrought && typeof state.ticket === 'string' ? state.ticket : undefined
}

/** Finishes the sign-in that the first step began, stores the user and goes on. */
export function useSecondStep() {
  const { ask, ...state } = useAsk('POST /auth/second-factor')
  const ticket = ticketOf(useLocation().state) ?? ''
  const navigate = useNavigate()
  const [search] = useSearchParams()
  async function finish(proof: Proof): Promise<boolean> {
    const done = await ask({ body: { ticket, ...proof } })
    if (!done) return false
    storeUser(done.answer)
    navigate(onwardOf(done.answer, search.get('to')), { replace: true })
    return true
  }
  return { ...state, finish }
}
