import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import { limits } from '@learngrove/contract/safeguarding.limits'
import type { Context } from '#platform/context.ts'
import { assertCanRead } from './read-standing.ts'
import { selectReadings } from './readings.queries.ts'

type Readings = typeof safeguarding.readings

/** Lists who has read which child's lines at the caller's school, or made a file of a list, and when. */
export async function listReadings(
  context: Context<Readings['audience']>,
  { page = 1, size = limits.page_size }: Input<Readings>['query'],
): Promise<Output<Readings>> {
  await assertCanRead(context)
  const { db, school_id } = context
  const { rows, total_count } = await selectReadings(db, { school_id, page, size })
  return { readings: rows, total_count }
}
