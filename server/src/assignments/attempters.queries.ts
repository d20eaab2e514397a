import type { assignments } from '@learngrove/contract/assignments'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { ownsSchool, type Reader } from '#users/users.policy.queries.ts'

type Attempter = Output<typeof assignments.attempters>['attempters'][number]

/** A worksheet that is shared with more is looked at by its latest. */
const longestList = 500

/** Tells whether somebody shared a worksheet, or owns the school of who did. */
export async function findIsSharedBy(
  db: Db,
  actor: Reader,
  worksheet_id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from shared_worksheets
    join users on users.id = shared_worksheets.shared_by
    where shared_worksheets.worksheet_id = ${worksheet_id}::uuid
      and (users.id = ${actor.id}::uuid or ${actor.user_role_id === userRole.admin}::boolean
        or ${ownsSchool(actor, sql.ref('users.school_id'))})
    limit 1`.execute(db)
  return rows.length > 0
}

/** Selects who has tried a shared worksheet, the latest first. A guest is their attempt. */
export async function selectAttempters(db: Db, worksheet_id: string): Promise<Attempter[]> {
  const { rows } = await sql<Attempter>`
    select id, full_name, email, total_score, max_score, worksheet_id, id as attempt_id, finished_at
    from guest_attempts
    where worksheet_id = ${worksheet_id}::uuid
    order by created_at desc, id limit ${longestList}::int`.execute(db)
  return rows
}
