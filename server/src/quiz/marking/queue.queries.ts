import type { Judgement } from '@learngrove/marking/judgement'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import type { GivenAnswer } from '#quiz/given-answer.ts'
import type { WaitingAnswer } from '#quiz/quiz.waiting.queries.ts'
import { canMarkStudent, type Reader } from '#users/users.policy.queries.ts'
import { earlierShown, queueLength } from './marking.limits.ts'

const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }

/** The part of a statement that finds what waits for an actor: answers that are not decided, and those to look at again. */
const waitingFor = (actor: Reader) => sql`
  from evaluation_questions question
  join student_evaluations attempt on attempt.id = question.student_evaluation_id
  left join second_looks look on look.evaluation_question_id = question.id
    and look.answered_at is null and question.waiting is null
    and look.handed_in_at = question.handed_in_at
  join users on users.id = attempt.student_id and users.is_active
  where attempt.school_id = ${actor.school_id}::uuid
    and (question.waiting is not null or look.id is not null)
    and ${canMarkStudent(actor, student)}`

export async function countWaiting(db: Db, actor: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${waitingFor(actor)}`.execute(db)
  return rows[0]?.count ?? 0
}

export type QueueRow = {
  readonly id: string
  readonly question_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly position: number
  readonly quiz_title: string
  readonly marks_given: number | null
  readonly handed_in_at: Date
  readonly waiting: WaitingAnswer | null
  readonly judgement: Judgement | null
  /** Of an answer that was marked: what counts of it. */
  readonly marked: GivenAnswer | null
  readonly student: {
    readonly id: string
    readonly first_name: string
    readonly last_name: string
  }
  readonly look: { readonly reason: string; readonly asked_at: string } | null
}

/** Selects what waits for an actor, of all their students or of those of a class, what has waited longest first. */
export async function selectQueue(
  db: Db,
  actor: Reader,
  class_id: string | undefined,
): Promise<QueueRow[]> {
  const of = class_id ?? null
  const { rows } = await sql<QueueRow>`
    select question.id, question.question_id, question.question_version_id, question.seed,
      question.position, quizzes.title as quiz_title, question.marks_given, question.handed_in_at,
      question.waiting, question.judgement,
      jsonb_build_object('id', users.id, 'first_name', users.first_name,
        'last_name', users.last_name) as student,
      case when look.id is not null then
        jsonb_build_object('reason', look.reason, 'asked_at', look.asked_at) end as look,
      (select jsonb_build_object('value', evidence.value, 'selected_option', evidence.selected_option,
          'points', evidence.points, 'answer_parts', evidence.answer_parts, 'file_ids', evidence.file_ids)
        from evidence where evidence.evaluation_question_id = question.id and look.id is not null
          and ${stands()} order by evidence.try_number desc, evidence.seq desc limit 1) as marked
    from (select question.id as waiting_id ${waitingFor(actor)}) as found
    join evaluation_questions question on question.id = found.waiting_id
    join student_evaluations attempt on attempt.id = question.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id
    left join assignments on assignments.id = quizzes.assignment_id
    left join second_looks look on look.evaluation_question_id = question.id
      and look.answered_at is null and look.handed_in_at = question.handed_in_at
    join users on users.id = attempt.student_id
    where (${of}::uuid is null or (
      coalesce(assignments.class_id, ${of}::uuid) = ${of}::uuid
      and exists (select from class_members where class_members.class_id = ${of}::uuid
        and class_members.user_id = attempt.student_id and not class_members.is_teacher)))
    order by question.handed_in_at, question.id limit ${queueLength}`.execute(db)
  return rows
}

export type EarlierRow = {
  readonly question_id: string
  readonly evaluation_question_id: string
  readonly value: string | string[] | null
  readonly marks_given: number
  readonly decided_by: string
  readonly decided_at: Date
}

/** Selects what people decided lately about other answers to these questions, of students whom the actor may mark. */
export async function selectEarlier(
  db: Db,
  actor: Reader,
  question_ids: readonly string[],
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select asked.question_id, lately.* from unnest(${question_ids}::uuid[]) as asked (question_id),
    lateral (
      select question.id as evaluation_question_id, evidence.value, evidence.marks_given,
        trim(concat(users.first_name, ' ', users.last_name)) as decided_by,
        question.decided_at
      from evaluation_questions question
      join student_evaluations attempt on attempt.id = question.student_evaluation_id
      join evidence on evidence.evaluation_question_id = question.id
        and evidence.marker = 'teacher' and ${stands()}
        and evidence.try_number = question.tries
      join users on users.id = evidence.marked_by
      where question.question_id = asked.question_id and question.decided_at is not null
        and attempt.school_id = ${actor.school_id}::uuid and ${canMarkStudent(actor, student)}
      order by question.decided_at desc, question.id limit ${earlierShown}
    ) as lately`.execute(db)
  return rows
}
