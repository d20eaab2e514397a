import type { Output } from '@learngrove/contract/route'
import type { subscription } from '@learngrove/contract/subscription'

export type CodeState = Output<typeof subscription.checkCode>['state']

type Code = {
  readonly is_active: boolean
  readonly expires_at: Date
  readonly uses_left: number
}

/** Tells whether a code can be redeemed, and if not, why. One that its issuer has ended counts as expired. */
export function stateOf({ is_active, expires_at, uses_left }: Code, now: Date): CodeState {
  if (!is_active || expires_at <= now) return 'expired'
  return uses_left > 0 ? 'good' : 'used_up'
}
