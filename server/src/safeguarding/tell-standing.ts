import type { Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Context } from '#platform/context.ts'
import { countCases } from './read.queries.ts'
import { readStanding } from './read-standing.ts'

type Standing = typeof safeguarding.standing

/** Reads what the caller may do for safeguarding; only those who may read cases see how many are open. */
export async function readOwnStanding(
  context: Context<Standing['audience']>,
): Promise<Output<Standing>> {
  const { can_read, can_name_contacts } = await readStanding(context)
  const num_open = can_read ? (await countCases(context.db, context.school_id)).open : 0
  return { can_read, can_name_contacts, num_open }
}
