import type { Input } from '@learngrove/contract/route'
import type { CaseSummary, safeguarding } from '@learngrove/contract/safeguarding'
import type { closedCaseColumns } from '@learngrove/contract/safeguarding.limits'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type Moments = 'raised_at' | 'last_flag_at' | 'opened_at' | 'closed_at'

export type CaseRow = Omit<CaseSummary, Moments> & {
  readonly raised_at: Date
  readonly last_flag_at: Date
  readonly opened_at: Date | null
  readonly closed_at: Date | null
}

/** Whose cases, and which day it is for the reader: what is due is due by their day. */
export type Reach = {
  readonly school_id: string
  readonly now: Date
  readonly time_zone: string
}

const isDue = ({ now, time_zone }: Reach) => sql<boolean>`
  (coalesce(cases.look_again_on <= (${now}::timestamptz at time zone ${time_zone})::date, false)
    and not exists (
      select from safeguarding_entries as later
      where later.case_id = cases.id and later.action = 'note'
        and (later.happened_at at time zone ${time_zone})::date >= cases.look_again_on))`

const select = (reach: Reach, where: RawBuilder<unknown>) => sql<CaseRow>`
  select cases.id, kind, response, raised_at, opened_at, closed_at, outcome, cases.look_again_on,
    jsonb_build_object('id', students.id, 'first_name', students.first_name,
      'last_name', students.last_name, 'level_name', academic_levels.name) as student,
    case when takers.id is null then null else jsonb_build_object('id', takers.id,
      'first_name', takers.first_name, 'last_name', takers.last_name) end as taken_by,
    flags.num_flags, flags.last_flag_at, ${isDue(reach)} as is_due
  from safeguarding_cases as cases
  join users as students on students.id = student_id
  left join academic_levels on academic_levels.id = students.academic_level_id
  left join users as takers on takers.id = taken_by
  cross join lateral (
    select count(*)::int as num_flags, coalesce(max(created_at), raised_at) as last_flag_at
    from safety_flags where case_id = cases.id) as flags
  where cases.school_id = ${reach.school_id}::uuid and ${where}`

/**
 * Selects the cases that need somebody: the open ones and those that are due, the most urgent and
 * then the latest first.
 */
export async function selectOpenCases(db: Db, reach: Reach, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    ${select(reach, sql`(closed_at is null or ${isDue(reach)})`)}
    order by closed_at is null desc, array_position(array['care', 'check_in', 'refuse'], response),
      raised_at desc, cases.id
    limit ${limit}::int`.execute(db)
  return rows
}

/** Which of the closed cases are wanted, and in which order. */
export type Wanted = Omit<Input<typeof safeguarding.list>['query'], 'state' | 'page' | 'size'> & {
  readonly page: number
  readonly size: number
}

const orders: Readonly<Record<(typeof closedCaseColumns)[number], RawBuilder<unknown>>> = {
  student: sql`lower(students.first_name || ' ' || students.last_name)`,
  closed_at: sql`closed_at`,
  outcome: sql`outcome`,
  look_again_on: sql`cases.look_again_on`,
}

/** Puts what is empty last whichever way, and makes the order one even among equals. */
function orderOf(sort: NonNullable<Wanted['sort']>) {
  const isDown = sort.startsWith('-')
  // Safe: the contract lets no other columns in.
  const column = (isDown ? sort.slice(1) : sort) as keyof typeof orders
  return sql`${orders[column]} ${isDown ? sql`desc` : sql`asc`} nulls last, cases.id`
}

/** What is wanted of the closed cases; `ids` are those of cases that were chosen one by one. */
export type ClosedFilter = Pick<Wanted, 'kind' | 'outcome' | 'search'> & {
  readonly ids?: readonly string[] | undefined
}

const isWanted = ({ kind, outcome, search, ids }: ClosedFilter) =>
  sql.join(
    [
      sql`closed_at is not null`,
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(outcome ? [sql`outcome = ${outcome}`] : []),
      ...(search ? [sql`position(lower(${search}::text) in ${orders.student}) > 0`] : []),
      ...(ids ? [sql`cases.id = any(${[...ids]}::uuid[])`] : []),
    ],
    sql` and `,
  )

/** One page of the closed cases that are wanted, and how many there are; the last closed first, if nothing else is asked. */
export async function selectClosedCases(
  db: Db,
  reach: Reach,
  { page, size, sort = '-closed_at', ...filter }: Wanted,
): Promise<{ cases: CaseRow[]; total_count: number }> {
  const { rows } = await sql<CaseRow>`
    ${select(reach, isWanted(filter))}
    order by ${orderOf(sort)}
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  return { cases: rows, total_count: await countClosedCases(db, reach, filter) }
}

/** Counts the closed cases of a school that are wanted. */
export async function countClosedCases(
  db: Db,
  { school_id }: Pick<Reach, 'school_id'>,
  filter: ClosedFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from safeguarding_cases as cases join users as students on students.id = student_id
    where cases.school_id = ${school_id}::uuid and ${isWanted(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findCase(db: Db, reach: Reach, id: string): Promise<CaseRow | undefined> {
  const { rows } = await select(reach, sql`cases.id = ${id}::uuid`).execute(db)
  return rows[0]
}

/** Counts the cases of a school that are open, assigned and closed. */
export async function countCases(db: Db, school_id: string) {
  return db
    .selectFrom('safeguarding_cases')
    .select([
      sql<number>`(count(*) filter (where closed_at is null))::int`.as('open'),
      sql<number>`(count(*) filter (where closed_at is null and taken_by is not null))::int`.as(
        'in_hand',
      ),
      sql<number>`(count(*) filter (where closed_at is not null))::int`.as('closed'),
    ])
    .where('school_id', '=', school_id)
    .executeTakeFirstOrThrow()
}
