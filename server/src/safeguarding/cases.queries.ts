import type { FlagKind, FlagResponse } from '@learngrove/contract/safeguarding'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Finds the case of a child that is open and was raised since a moment, if there is one. */
export function findCaseToJoin(
  db: Db,
  { student_id, school_id, since }: { student_id: string; school_id: string; since: Date },
) {
  return db
    .selectFrom('safeguarding_cases')
    .select(['id', 'response'])
    .$narrowType<{ response: FlagResponse }>()
    .where('student_id', '=', student_id)
    .where('school_id', '=', school_id)
    .where('raised_at', '>', since)
    .where('closed_at', 'is', null)
    .orderBy('raised_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertCase(db: Db, row: Insertable<Tables['safeguarding_cases']>) {
  await db.insertInto('safeguarding_cases').values(row).execute()
}

/** Raises the urgency of a case to that of a new flag, so that it counts as unopened again. */
export async function makeMoreUrgent(
  db: Db,
  { id, now, ...heard }: { id: string; kind: FlagKind; response: FlagResponse; now: Date },
) {
  await db
    .updateTable('safeguarding_cases')
    .set({ ...heard, told_at: now, opened_at: null, escalated_at: null })
    .where('id', '=', id)
    .execute()
}

/** Records that a case was opened, if it is one of the school. Returns whether it is. */
export async function markOpened(
  db: Db,
  { id, school_id, now }: { id: string; school_id: string; now: Date },
): Promise<boolean> {
  const found = await db
    .updateTable('safeguarding_cases')
    .set(({ fn, val }) => ({ opened_at: fn.coalesce('opened_at', val(now)) }))
    .where('id', '=', id)
    .where('school_id', '=', school_id)
    .returning('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Assigns an open case to somebody who does not have it yet. Returns whether it did. */
export async function takeCase(
  db: Db,
  { id, school_id, by_id }: { id: string; school_id: string; by_id: string },
): Promise<boolean> {
  const taken = await db
    .updateTable('safeguarding_cases')
    .set({ taken_by: by_id })
    .where('id', '=', id)
    .where('school_id', '=', school_id)
    .where('closed_at', 'is', null)
    .where('taken_by', 'is distinct from', by_id)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Closes an open case that has a note. Returns whether this call closed it. */
export async function closeCase(
  db: Db,
  ending: {
    readonly id: string
    readonly school_id: string
    readonly by_id: string
    readonly outcome: string
    readonly look_again_on: string | null
    readonly now: Date
  },
): Promise<boolean> {
  const { id, school_id, by_id, outcome, look_again_on, now } = ending
  const closed = await db
    .updateTable('safeguarding_cases')
    .set({ closed_at: now, outcome, look_again_on })
    .where('id', '=', id)
    .where('school_id', '=', school_id)
    .where('closed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('safeguarding_entries')
          .select('safeguarding_entries.id')
          .whereRef('case_id', '=', 'safeguarding_cases.id')
          .where('action', '=', 'note'),
      ),
    )
    .where(isRead(by_id))
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/** Tells, as SQL, whether somebody has read all that was flagged in a case. */
const isRead = (by_id: string) => sql<boolean>`not exists (
  select from safety_flags where case_id = safeguarding_cases.id and created_at > coalesce((
    select max(happened_at) from safeguarding_entries
    where case_id = safeguarding_cases.id and action = 'opened' and by_id = ${by_id}::uuid
  ), '-infinity'))`

/** Selects the open cases that were reported before a moment and that nobody has opened. */
export async function selectUnopened(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('safeguarding_cases')
    .select('id')
    .where('opened_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('told_at', '<=', before)
    .orderBy('told_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims one of these for escalation: of several who try at once, one succeeds. */
export function claimUnopened(
  db: Db,
  { id, before, now }: { id: string; before: Date; now: Date },
) {
  return db
    .updateTable('safeguarding_cases')
    .set({ escalated_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('told_at', '<=', before)
    .returning(['id', 'school_id', 'response', 'told_at'])
    .$narrowType<{ response: FlagResponse }>()
    .executeTakeFirst()
}
