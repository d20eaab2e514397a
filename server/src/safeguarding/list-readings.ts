import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import { limits } from '@learngrove/contract/safeguarding.limits'
import type { Context } from '#platform/context.ts'
import { selectReadings } from './read.queries.ts'
import { assertCanRead } from './read-standing.ts'

type Readings = typeof safeguarding.readings

/** Lists who has read which child's lines at the caller's school, and when. */
export async function listReadings(
  context: Context<Readings['audience']>,
  { page = 1, size = limits.page_size }: Input<Readings>['query'],
): Promise<Output<Readings>> {
  await assertCanRead(context)
  const { db, school_id } = context
  const { rows, total_count } = await selectReadings(db, { school_id, page, size })
  const readings = rows.map((row) => ({
    id: row.id,
    reader: {
      id: row.reader_id,
      first_name: row.reader_first_name,
      last_name: row.reader_last_name,
    },
    happened_at: row.happened_at,
    lines: row.lines,
    case_id: row.case_id,
    student: { id: row.student_id, first_name: row.first_name, last_name: row.last_name },
    kind: row.kind,
  }))
  return { readings, total_count }
}
