import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { marksOf, sizeOf } from '#platform/marks.queries.ts'
import type { ClassOf, Person } from './reach.queries.ts'

export type SetSheet = {
  readonly id: string
  readonly worksheet_id: string
  readonly title: string
  readonly set_at: Date
  readonly due_date: Date | null
  readonly quiz_id: string | null
}

/** Finds work that was set to a class. */
export async function findAssignment(
  db: Db,
  {
    of,
    id,
    worksheet_id,
  }: { readonly of: ClassOf; readonly id: string; readonly worksheet_id: string },
): Promise<SetSheet | undefined> {
  return db
    .selectFrom('assignments')
    .leftJoin('quizzes', 'quizzes.assignment_id', 'assignments.id')
    .select(['assignments.id', 'assignments.worksheet_id', 'assignments.title'])
    .select([
      'assignments.date_assigned as set_at',
      'assignments.due_date',
      'quizzes.id as quiz_id',
    ])
    .where('assignments.id', '=', id)
    .where('assignments.worksheet_id', '=', worksheet_id)
    .where('assignments.class_id', '=', of.id)
    .executeTakeFirst()
}

export type DoneSheet = Person & {
  readonly num_answered: number
  readonly num_questions: number
  readonly marks_given: number
  readonly max_score: number
  readonly seconds: number
  readonly finished_at: Date | null
}

/** Selects how far each student of a class came with what was set, by name. */
export async function selectDone(
  db: Db,
  { of, id }: { readonly of: ClassOf; readonly id: string },
): Promise<DoneSheet[]> {
  const { rows } = await sql<DoneSheet>`
    select users.id, users.first_name, users.last_name,
      coalesce(marks.num_answered, 0) as num_answered,
      coalesce(nullif(marks.num_to_answer, 0),
        (select size.num_to_answer from ${sizeOf('worksheets')} size)) as num_questions,
      coalesce(marks.marks_given, 0)::float8 as marks_given,
      coalesce(attempt.max_score, 0) as max_score,
      coalesce(attempt.total_time_spent, 0) as seconds,
      case when attempt.grading_completed then attempt.graded_at end as finished_at
    from assignments
    join worksheets on worksheets.id = assignments.worksheet_id
    join assignment_students as theirs on theirs.assignment_id = assignments.id
    join class_members on class_members.user_id = theirs.student_id
      and class_members.class_id = ${of.id}::uuid and not class_members.is_teacher
    join users on users.id = theirs.student_id
    left join quizzes on quizzes.assignment_id = assignments.id
    left join lateral (
      select * from student_evaluations
      where quiz_id = quizzes.id and student_evaluations.student_id = users.id
      order by created_at desc, attempt_number desc limit 1
    ) attempt on true
    left join lateral ${marksOf('attempt')} marks on attempt.id is not null
    where assignments.id = ${id}::uuid
    order by users.last_name, users.first_name, users.id`.execute(db)
  return rows
}
