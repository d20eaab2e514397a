import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import { canBeSet, canSetFor, isStudent } from './assignments.policy.queries.ts'

/** A worksheet and the class that it is to be set for. */
export type ToSet = {
  readonly school_id: string
  readonly course_id: string
  readonly title: string
  readonly num_questions: number
  /** Everybody in the class. */
  readonly student_ids: readonly string[]
}

/** Finds a worksheet and a class, if somebody may set the one for the other. */
export async function findToSet(
  db: Db,
  actor: Reader,
  { worksheet_id, class_id }: { readonly worksheet_id: string; readonly class_id: string },
): Promise<ToSet | undefined> {
  const { rows } = await sql<ToSet>`
    select classes.school_id, coalesce(worksheets.course_id, classes.course_id) as course_id,
      worksheets.title, (select count(*)::int from worksheet_questions
        where worksheet_questions.worksheet_id = worksheets.id) as num_questions,
      array(select class_members.user_id from class_members
        join users on users.id = class_members.user_id and users.is_active
        where class_members.class_id = classes.id and ${isStudent}
        order by class_members.user_id) as student_ids
    from classes, worksheets
    where classes.id = ${class_id}::uuid and worksheets.id = ${worksheet_id}::uuid
      and ${canSetFor(actor)} and ${canBeSet}`.execute(db)
  return rows[0]
}

/** Keeps work that is set, once for each press. Tells whether it is new. */
export async function insertAssignment(
  tx: Db,
  row: Insertable<Tables['assignments']>,
): Promise<boolean> {
  const kept = await tx
    .insertInto('assignments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['school_id', 'press_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Finds what an earlier press has set. */
export async function findPressed(
  db: Db,
  { school_id, press_key }: { readonly school_id: string; readonly press_key: string },
): Promise<{ assignment_id: string; quiz_id: string; num_students: number }> {
  const { rows } = await sql<{ assignment_id: string; quiz_id: string; num_students: number }>`
    select assignments.id as assignment_id, quizzes.id as quiz_id,
      (select count(*)::int from assignment_students where assignment_id = assignments.id)
        as num_students
    from assignments join quizzes on quizzes.assignment_id = assignments.id
    where assignments.school_id = ${school_id}::uuid
      and assignments.press_key = ${press_key}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('Work that was set is not there')
  return found
}

export async function insertStudents(
  tx: Db,
  assignment_id: string,
  student_ids: readonly string[],
): Promise<void> {
  await tx
    .insertInto('assignment_students')
    .values(student_ids.map((student_id) => ({ assignment_id, student_id })))
    .execute()
}

/** Work that is set, as those who may change it find it. */
export type SetWork = {
  readonly id: string
  readonly school_id: string
  readonly class_id: string
  readonly worksheet_id: string
  readonly quiz_id: string
  readonly title: string
  readonly date_assigned: Date
  readonly due_date: Date | null
  readonly is_late_taken: boolean
  readonly time_zone: string
  /** Whom it is set for, and who is still in the class. */
  readonly student_ids: readonly string[]
}

/** Finds work that somebody may change, if it is not taken back. */
export async function findSetWork(db: Db, actor: Reader, id: string): Promise<SetWork | undefined> {
  const { rows } = await sql<SetWork>`
    select assignments.id, assignments.school_id, assignments.class_id, assignments.worksheet_id,
      quizzes.id as quiz_id, assignments.title, assignments.date_assigned, assignments.due_date,
      assignments.is_late_taken, schools.time_zone,
      array(select assignment_students.student_id from assignment_students
        join class_members on class_members.user_id = assignment_students.student_id
          and class_members.class_id = classes.id and ${isStudent}
        where assignment_students.assignment_id = assignments.id) as student_ids
    from assignments
    join classes on classes.id = assignments.class_id
    join schools on schools.id = assignments.school_id
    join quizzes on quizzes.assignment_id = assignments.id
    where assignments.id = ${id}::uuid and assignments.withdrawn_at is null
      and ${canSetFor(actor)}`.execute(db)
  return rows[0]
}

export async function updateAssignment(
  tx: Db,
  id: string,
  values: Updateable<Tables['assignments']>,
): Promise<void> {
  await tx.updateTable('assignments').set(values).where('id', '=', id).execute()
}

/** Changes what is different for some students. */
export async function updateStudents(
  tx: Db,
  { id, student_ids }: { readonly id: string; readonly student_ids: readonly string[] },
  values: Updateable<Tables['assignment_students']>,
): Promise<void> {
  await tx
    .updateTable('assignment_students')
    .set(values)
    .where('assignment_id', '=', id)
    .where('student_id', 'in', student_ids)
    .execute()
}

/** Takes work back from some students. Once it is set for nobody, it is taken back as a whole. */
export async function removeStudents(
  tx: Db,
  { id, student_ids, now }: { id: string; student_ids: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .deleteFrom('assignment_students')
    .where('assignment_id', '=', id)
    .where('student_id', 'in', student_ids)
    .execute()
  await sql`
    update assignments set withdrawn_at = ${now}::timestamptz
    where id = ${id}::uuid and not exists (
      select from assignment_students where assignment_id = ${id}::uuid)`.execute(tx)
}
