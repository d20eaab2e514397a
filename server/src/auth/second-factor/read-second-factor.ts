import type { secondFactor } from '@learngrove/contract/auth.second-factor'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { isFresh } from '#auth/auth.owner.ts'
import type { Context } from '#platform/context.ts'
import { readState } from './second-factor.queries.ts'

type Read = typeof secondFactor.secondFactor

/** Tells whether the caller signs in with a second step. */
export async function readSecondFactor(context: Context<Read['audience']>): Promise<Output<Read>> {
  const { db, actor } = context
  const state = await readState(db, { user_id: actor.id })
  if (!state) throw new Error(`There is no user ${actor.id}`)
  const { turned_on_at, recovery_codes_left, school_requires, has_password } = state
  const is_fresh = await isFresh(context)
  return {
    turned_on_at,
    recovery_codes_left,
    is_required: school_requires && actor.user_role_id !== userRole.parent,
    proof: is_fresh ? 'none' : has_password ? 'password' : 'sign_in',
  }
}
