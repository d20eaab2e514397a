import { isCode, readCode } from '@learngrove/contract/activation-code'
import type { Input, Output } from '@learngrove/contract/route'
import type { subscription } from '@learngrove/contract/subscription'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { stateOf } from './code-state.ts'
import { codeCounts } from './subscription.limits.ts'
import { findCode, hasRedeemed, selectCodeCourses } from './subscription.queries.ts'

type CheckCode = typeof subscription.checkCode

/**
 * Returns what a code opens, and whether it can be redeemed now. An expired or used code is
 * answered differently from one that never existed: nobody finds one of 54 bits by trying, and
 * somebody with a card must know whether to look again or to ask for another. Every check is
 * counted first.
 */
export async function checkCode(
  context: Context<CheckCode['audience']>,
  { code: typed }: Input<CheckCode>['params'],
): Promise<Output<CheckCode>> {
  const { db, actor, now } = context
  await countRequest(db, codeCounts(context), now)
  const code = readCode(typed)
  const found = isCode(code) ? await findCode(db, code) : undefined
  if (!found) throw new AppError('CODE_UNKNOWN')
  const { id, expires_at, months, school_name } = found
  const courses = await selectCodeCourses(db, id)
  // If none of its courses is taught any more, it opens nothing.
  const state = courses.length > 0 ? stateOf(found, now) : 'expired'
  return {
    code,
    checked: state === 'good',
    state,
    expires_at,
    months,
    courses,
    school_name,
    redeemed: actor !== undefined && (await hasRedeemed(db, { code_id: id, user_id: actor.id })),
  }
}
