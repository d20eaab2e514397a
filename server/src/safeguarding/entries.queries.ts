import type { CaseEntry } from '@learngrove/contract/safeguarding'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'

type Row = Insertable<Tables['safeguarding_entries']>

/** Records an event of a case. */
export async function insertEntry(
  db: Db,
  {
    now,
    ...entry
  }: Omit<Row, 'id' | 'happened_at' | 'action'> & {
    readonly action: CaseEntry['action']
    readonly now: Date
  },
) {
  await db
    .insertInto('safeguarding_entries')
    .values({ id: newId(), ...entry, happened_at: now })
    .execute()
}

type Names = { readonly id: string; readonly first_name: string; readonly last_name: string }

export type EntryRow = Omit<CaseEntry, 'happened_at'> & { readonly happened_at: Date }

const namesOf = (table: 'by_user' | 'whom_user') => sql<Names | null>`
  case when ${sql.ref(table)}.id is null then null else jsonb_build_object(
    'id', ${sql.ref(table)}.id,
    'first_name', ${sql.ref(table)}.first_name,
    'last_name', ${sql.ref(table)}.last_name) end`

/** Selects the events of a case, oldest first. */
export async function selectEntries(db: Db, case_id: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entries.id, action, ${namesOf('by_user')} as by, ${namesOf('whom_user')} as whom,
      lines, note, outcome, look_again_on, happened_at
    from safeguarding_entries as entries
    left join users as by_user on by_user.id = by_id
    left join users as whom_user on whom_user.id = whom_id
    where case_id = ${case_id}::uuid
    order by happened_at, entries.id`.execute(db)
  return rows
}

/** Selects the contacts who were told of a case since a moment. */
export async function selectTold(
  db: Db,
  { case_id, since }: { case_id: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('safeguarding_entries')
    .select('whom_id')
    .where('case_id', '=', case_id)
    .where('action', '=', 'told')
    .where('happened_at', '>=', since)
    .execute()
  return rows.flatMap(({ whom_id }) => whom_id ?? [])
}
