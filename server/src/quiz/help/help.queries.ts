import { attemptType } from '@learngrove/contract/roles'
import { type Insertable, sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { QuizRules } from '#quiz/behaviour-now.ts'
import type { Whose } from '#quiz/quiz.queries.ts'
import { quizRules } from '#quiz/quiz.rules.queries.ts'
import { hasTeacher } from '#quiz/quiz.waiting.queries.ts'
import { teachesStudent } from '#users/users.policy.queries.ts'

export type HelpedQuestion = {
  readonly id: string
  readonly question_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly position: number
  /** It was handed in once, or its solution was shown. */
  readonly is_tried: boolean
  readonly quiz_id: string
  readonly quiz_title: string
  readonly course_id: string
  readonly class_id: string | null
  readonly rules: QuizRules
  readonly grading_completed: boolean
}

/** Finds a question of an attempt of a student. */
export async function findHelped(
  db: Db,
  { id, student_id, school_id }: Whose & { readonly id: string },
): Promise<HelpedQuestion | undefined> {
  const { rows } = await sql<HelpedQuestion>`
    select asked.id, asked.question_id, asked.question_version_id, asked.seed, asked.position,
      (asked.tries > 0 or asked.waiting is not null or asked.is_settled) as is_tried,
      quizzes.id as quiz_id, quizzes.title as quiz_title, quizzes.course_id, assignments.class_id, ${quizRules(sql.ref('attempt.student_id'))} as rules,
      attempt.grading_completed
    from evaluation_questions asked
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id
    left join assignments on assignments.id = quizzes.assignment_id
    where asked.id = ${id}::uuid and attempt.student_id = ${student_id}::uuid
      and attempt.school_id = ${school_id}::uuid`.execute(db)
  return rows[0]
}

/** Finds the practice of one question that a student has made and handed nothing in of. */
export async function findOpenPractice(
  db: Db,
  { student_id, school_id, question_id }: Whose & { readonly question_id: string },
): Promise<{ quiz_id: string; evaluation_question_id: string } | undefined> {
  const { rows } = await sql<{ quiz_id: string; evaluation_question_id: string }>`
    select quizzes.id as quiz_id, (array_agg(asked.id))[1] as evaluation_question_id from quizzes
    join student_evaluations attempt on attempt.quiz_id = quizzes.id
    join evaluation_questions asked on asked.student_evaluation_id = attempt.id
    where quizzes.student_id = ${student_id}::uuid and quizzes.school_id = ${school_id}::uuid
      and quizzes.attempt_type_id = ${attemptType.practice}::int
      and not attempt.grading_completed
    group by quizzes.id
    having count(*) = 1 and bool_and(asked.question_id = ${question_id}::uuid)
      and not bool_or(asked.is_submitted)
    order by quizzes.id limit 1`.execute(db)
  return rows[0]
}

export type Teacher = {
  readonly id: string
  readonly class_id: string
  readonly class_name: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
}

/**
 * Selects the teachers whom a student may ask about a quiz: of the class that it is set for, else of a class
 * on its course, else of another class of theirs. All are of one class.
 */
export async function selectTeachers(
  db: Db,
  {
    student_id,
    school_id,
    course_id,
    class_id,
  }: Whose & { readonly course_id: string; readonly class_id: string | null },
): Promise<Teacher[]> {
  const { rows } = await sql<Teacher>`
    with taught as (
      select classes.id, classes.name from class_members learning
      join classes on classes.id = learning.class_id and classes.is_active
      where learning.user_id = ${student_id}::uuid and not learning.is_teacher
        and classes.school_id = ${school_id}::uuid and exists (
          select from class_members teaching
          join users teacher on teacher.id = teaching.user_id and teacher.is_active
          where teaching.class_id = classes.id and teaching.is_teacher)
      order by classes.id is not distinct from ${class_id}::uuid desc,
        classes.course_id = ${course_id}::uuid desc, classes.created_at desc, classes.id
      limit 1
    )
    select teacher.id, taught.id as class_id, taught.name as class_name, teacher.first_name,
      teacher.last_name, teacher.email
    from taught
    join class_members teaching on teaching.class_id = taught.id and teaching.is_teacher
    join users teacher on teacher.id = teaching.user_id and teacher.is_active
    order by teaching.joined_at, teacher.id`.execute(db)
  return rows
}

/** Keeps what a student asks, once. Tells whether it is new. */
export async function insertTeacherQuestion(
  tx: Db,
  question: Insertable<Tables['teacher_questions']>,
): Promise<boolean> {
  const kept = await tx
    .insertInto('teacher_questions')
    .values(question)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export type KeptQuestion = {
  readonly id: string
  readonly text: string
  readonly asked_at: Date
  readonly teachers: string[]
}

/** Selects what was asked of teachers about a question: by the student themselves, or by a student of the caller's class. */
export async function selectTeacherQuestions(
  db: Db,
  {
    evaluation_question_id,
    actor,
  }: { readonly evaluation_question_id: string; readonly actor: Actor },
): Promise<KeptQuestion[]> {
  const { rows } = await sql<KeptQuestion>`
    select kept.id, kept.text, kept.asked_at, array(
      select trim(teacher.first_name || ' ' || teacher.last_name) from class_members teaching
      join users teacher on teacher.id = teaching.user_id and teacher.is_active
      where teaching.class_id = kept.class_id and teaching.is_teacher
      order by teaching.joined_at, teacher.id) as teachers
    from teacher_questions kept
    where kept.evaluation_question_id = ${evaluation_question_id}::uuid
      and ${canReadAsked(actor, 'kept')}
    order by kept.asked_at, kept.id`.execute(db)
  return rows
}

/** Tells whether somebody may read what a student asked: the student, and who teaches them. */
const canReadAsked = (actor: Actor, table: 'kept' | 'attempt') => {
  const student = { id: sql.ref(`${table}.student_id`), school_id: sql.ref(`${table}.school_id`) }
  return sql<boolean>`((${student.id} = ${actor.id}::uuid
    and ${student.school_id} = ${actor.school_id}::uuid) or ${teachesStudent(actor, student)})`
}

/** Finds whose question of an attempt this is, if the caller may read what they asked about it. */
export async function findAsker(
  db: Db,
  {
    evaluation_question_id,
    actor,
  }: { readonly evaluation_question_id: string; readonly actor: Actor },
): Promise<{ readonly has_teacher: boolean } | undefined> {
  const { rows } = await sql<{ has_teacher: boolean }>`
    select ${hasTeacher(sql.ref('attempt.student_id'))} as has_teacher
    from evaluation_questions asked
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    where asked.id = ${evaluation_question_id}::uuid and ${canReadAsked(actor, 'attempt')}`.execute(
    db,
  )
  return rows[0]
}

/** Finds the name of a student, as their teacher knows it. */
export function findName(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
