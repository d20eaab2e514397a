import type { Input, Output } from '@learngrove/contract/route'
import { limits } from '@learngrove/contract/subscription.limits'
import type { schoolCodes } from '@learngrove/contract/subscription.school'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { invalid } from '#platform/zod.ts'
import { countOwnCodes, endCodes, selectSchoolCodes } from './school-codes.queries.ts'
import { issueCodes } from './subscription.codes.ts'

type Asker = Pick<Context<'any'>, 'db' | 'actor' | 'school_id' | 'now'>

/** Lists the codes of the caller's school. */
export const listSchoolCodes = (
  { db, school_id, now }: Omit<Asker, 'actor'>,
  query: Input<typeof schoolCodes.schoolCodes>['query'],
): Promise<Output<typeof schoolCodes.schoolCodes>> =>
  selectSchoolCodes(db, { ...query, size: query.size ?? limits.page_size, school_id, now })

/** Makes codes that only the people of the caller's school may redeem. */
export async function makeSchoolCodes(
  { db, actor, school_id, now }: Asker,
  { note, ...batch }: Input<typeof schoolCodes.makeCodes>['body'],
): Promise<Output<typeof schoolCodes.makeCodes>> {
  if (batch.expires_at <= now) throw invalid('expires_at', 'This day is past')
  const made = { ...batch, school_id, issued_by: actor.id, now }
  return { codes: await issueCodes(db, { ...made, ...(note !== undefined && { note }) }) }
}

/** Ends codes of the caller's school, all that are named or none; one that has ended is passed over. */
export function endSchoolCodes(
  { db, actor, school_id, now }: Asker,
  body: Input<typeof schoolCodes.endCodes>['body'],
): Promise<Output<typeof schoolCodes.endCodes>> {
  const ids = [...new Set(body.ids)]
  return transaction(db, async (tx) => {
    if ((await countOwnCodes(tx, { school_id, ids })) !== ids.length)
      throw new AppError('NOT_FOUND')
    const num_ended = await endCodes(tx, { school_id, ids })
    const event = { action: 'codes_ended', school_id, actor_id: actor.id } as const
    await audit(tx, { ...event, subject_id: null, data: { count: num_ended }, now })
    return { num_ended }
  })
}
