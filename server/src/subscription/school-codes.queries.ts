import type { Input, Output } from '@learngrove/contract/route'
import type { schoolCodes } from '@learngrove/contract/subscription.school'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type SchoolCode = Output<typeof schoolCodes.schoolCodes>['codes'][number]

type Wanted = Input<typeof schoolCodes.schoolCodes>['query'] & {
  readonly school_id: string
  readonly now: Date
  readonly size: number
}

const stateAt = (now: Date) => sql<SchoolCode['state']>`case
  when not activation_codes.is_active or expires_at <= ${now}::timestamptz then 'expired'
  when uses_left > 0 then 'good' else 'used_up' end`

/** One page of the codes of a school, and how many there are. */
export async function selectSchoolCodes(
  db: Db,
  { school_id, now, page = 1, size, search, state, order_by = 'created_at', desc = true }: Wanted,
): Promise<{ codes: SchoolCode[]; total_count: number }> {
  const order = order_by === 'created_at' ? sql`created_at` : sql`expires_at`
  const where = sql.join(
    [
      sql`activation_codes.school_id = ${school_id}::uuid`,
      ...(state ? [sql`${stateAt(now)} = ${state}`] : []),
      ...(search
        ? [
            sql`(position(upper(replace(${search}::text, '-', '')) in code) > 0
              or position(lower(${search}::text) in lower(note)) > 0)`,
          ]
        : []),
    ],
    sql` and `,
  )
  const { rows } = await sql<SchoolCode>`
    select id, code, ${stateAt(now)} as state, note, months, uses_allowed, uses_left,
      expires_at, created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', courses.id, 'name', courses.title)
          order by courses.title, courses.id), '[]')
        from activation_code_courses join courses on courses.id = course_id
        where code_id = activation_codes.id) as courses,
      (select coalesce(jsonb_agg(jsonb_build_object('id', users.id,
          'name', trim(users.first_name || ' ' || users.last_name))
          order by redeemed_at, users.id), '[]')
        from activation_redemptions join users on users.id = student_id
        where code_id = activation_codes.id
          and users.school_id = activation_codes.school_id) as redeemed_by
    from activation_codes where ${where}
    order by ${order} ${desc ? sql`desc` : sql`asc`}, id desc
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from activation_codes where ${where}`.execute(db)
  return { codes: rows, total_count: counted[0]?.count ?? 0 }
}

/** Counts which of these codes are the school's. */
export async function countOwnCodes(
  db: Db,
  { school_id, ids }: { readonly school_id: string; readonly ids: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from activation_codes
    where school_id = ${school_id}::uuid and id = any(${[...ids]}::uuid[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** Ends codes of a school. Returns how many had not ended. */
export async function endCodes(
  db: Db,
  { school_id, ids }: { readonly school_id: string; readonly ids: readonly string[] },
): Promise<number> {
  const rows = await db
    .updateTable('activation_codes')
    .set({ is_active: false })
    .where('school_id', '=', school_id)
    .where('is_active', '=', true)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .returning('id')
    .execute()
  return rows.length
}
