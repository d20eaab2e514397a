import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export type DueRow = {
  readonly id: string
  readonly title: string
  readonly class_name: string
  readonly due_date: Date
}

/** A calendar is read again and again; what is longer past is left out. */
const pastDays = 60
const longestList = 300

/**
 * Selects the due dates that concern somebody: what they are set, each by their own date and not what they are
 * excused from, and what the classes are set that they teach now.
 */
export async function selectDueDates(db: Db, user_id: string, now: Date): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with me as (select id, school_id, user_role_id from users
      where id = ${user_id}::uuid and is_active)
    select assignments.id, assignments.title, classes.name as class_name,
      coalesce(mine.due_date, assignments.due_date) as due_date
    from me
    join class_members on class_members.user_id = me.id
    join classes on classes.id = class_members.class_id and classes.is_active
      and classes.school_id = me.school_id
    join assignments on assignments.class_id = classes.id and assignments.withdrawn_at is null
    left join assignment_students mine
      on mine.assignment_id = assignments.id and mine.student_id = me.id
    where coalesce(mine.due_date, assignments.due_date) > ${now}::timestamptz
        - make_interval(days => ${pastDays}::int)
      and ((me.user_role_id = ${userRole.teacher}::int and class_members.is_teacher)
        or (mine.student_id is not null and mine.excused_at is null
          and assignments.date_assigned <= ${now}::timestamptz))
    order by due_date, assignments.id limit ${longestList}::int`.execute(db)
  return rows
}
