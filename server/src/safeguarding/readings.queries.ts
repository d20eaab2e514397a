import type { Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'

type Reading = Output<typeof safeguarding.readings>['readings'][number]
type MadeFile = NonNullable<Reading['file']>

/** Records that a file is made of a list. */
export async function insertExport(
  db: Db,
  {
    now,
    ...made
  }: Omit<Insertable<Tables['safeguarding_exports']>, 'id' | 'happened_at'> &
    MadeFile & { readonly now: Date },
) {
  await db
    .insertInto('safeguarding_exports')
    .values({ id: newId(), ...made, happened_at: now })
    .execute()
}

type AtSchool = { readonly school_id: string; readonly ids?: readonly string[] | undefined }

/** Everything that was read or made a file of at a school; what only one of the two has is null. */
const readings = ({ school_id, ids }: AtSchool) => sql`
  (select * from (
    select entries.id, entries.by_id, entries.happened_at, coalesce(lines, 0) as lines,
      case_id, student_id, cases.kind, null as list, null::int as row_count,
      null as outcome, false as is_searched, false as is_chosen
    from safeguarding_entries as entries
    join safeguarding_cases as cases on cases.id = case_id
    where cases.school_id = ${school_id}::uuid and action = 'opened'
    union all
    select id, by_id, happened_at, null, null, null, kind, list, row_count,
      outcome, is_searched, is_chosen
    from safeguarding_exports where school_id = ${school_id}::uuid) as either
  where ${ids ? sql`id = any(${[...ids]}::uuid[])` : sql`true`})`

type Row = {
  readonly id: string
  readonly happened_at: Date
  readonly reader: Reading['reader']
  readonly read: Reading['read']
  readonly file: Reading['file']
}

/** Selects one page of what was read and made a file of at a school, the latest first, and the number of all. */
export async function selectReadings(
  db: Db,
  { page, size, ...at }: AtSchool & { readonly page: number; readonly size: number },
) {
  const { rows } = await sql<Row>`
    select readings.id, happened_at,
      jsonb_build_object('id', readers.id, 'first_name', readers.first_name,
        'last_name', readers.last_name) as reader,
      case when case_id is null then null else jsonb_build_object('lines', lines,
        'case_id', case_id, 'kind', kind, 'student', jsonb_build_object('id', students.id,
          'first_name', students.first_name, 'last_name', students.last_name)) end as read,
      case when list is null then null else jsonb_build_object('list', list,
        'row_count', row_count, 'kind', kind, 'outcome', outcome,
        'is_searched', is_searched, 'is_chosen', is_chosen) end as file
    from ${readings(at)} as readings
    join users as readers on readers.id = by_id
    left join users as students on students.id = student_id
    order by happened_at desc, readings.id desc
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  return { rows, total_count: await countReadings(db, at) }
}

/** Counts what was read and made a file of at a school. */
export async function countReadings(db: Db, at: AtSchool): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${readings(at)} as readings
    where by_id is not null`.execute(db)
  return rows[0]?.count ?? 0
}
