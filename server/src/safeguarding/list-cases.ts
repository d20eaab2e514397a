import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import { limits } from '@learngrove/contract/safeguarding.limits'
import type { Context } from '#platform/context.ts'
import { countCases, selectClosedCases, selectOpenCases } from './read.queries.ts'
import { reachOf } from './read-case.ts'
import { assertCanRead } from './read-standing.ts'

type List = typeof safeguarding.list

/** How many open cases are listed at one school; the others appear as these are closed. */
const mostOpen = 200

/** Lists the cases of the caller's school: those that need somebody, or one page of the closed ones. */
export async function listCases(
  context: Context<List['audience']>,
  { state = 'open', page = 1, size = limits.page_size, ...wanted }: Input<List>['query'],
): Promise<Output<List>> {
  await assertCanRead(context)
  const { db, school_id } = context
  const reach = reachOf(context)
  const counts = await countCases(db, school_id)
  if (state === 'open') {
    const cases = await selectOpenCases(db, reach, mostOpen)
    return { cases, total_count: cases.length, counts }
  }
  return { ...(await selectClosedCases(db, reach, { page, size, ...wanted })), counts }
}
