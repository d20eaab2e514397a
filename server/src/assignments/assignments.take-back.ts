import type { Context } from '#platform/context.ts'
import { unassignWork } from './change-work.ts'

/** Takes one setting of a worksheet back from all. Refuses with `NOT_FOUND` what is not of it, or not the caller's to change. */
export async function takeBack(
  context: Context<readonly ['teacher', 'admin']>,
  { worksheet_id, assignment_id }: { worksheet_id: string; assignment_id: string },
): Promise<void> {
  await unassignWork(context, {
    params: { id: worksheet_id, assignmentId: assignment_id },
    query: {},
  })
}
