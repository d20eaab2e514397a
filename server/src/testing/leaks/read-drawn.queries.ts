import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type Row = {
  readonly id: string
  readonly student_id: string
  readonly body: unknown
  readonly seed: number
  readonly hint_rung: number
  readonly solution_shown: boolean
  readonly settled_at: Date | null
  readonly closed_at: Date | null
  readonly tried_at: Date | null
  readonly steps_told: number
}

/** Every question of the attempts of some students, with the moments from which on its solution is no secret. */
export async function selectDrawn(db: Db, students: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select question.id, attempt.student_id, version.body, question.seed, question.hint_rung,
      question.solution_shown,
      case when question.is_settled then coalesce((
        select min(happened_at) from evidence where evaluation_question_id = question.id
          and (is_full_marks or try_number >= 3)), question.updated_at) end as settled_at,
      case when attempt.grading_completed then attempt.graded_at end as closed_at,
      (select min(happened_at) from evidence where evaluation_question_id = question.id) as tried_at,
      coalesce((select max((talk.state -> 'questions' -> question.id::text ->> 'steps')::int)
        from tutor_talks talk join chat_threads thread on thread.id = talk.thread_id
        where thread.user_id = attempt.student_id), 0) as steps_told
    from evaluation_questions question
    join student_evaluations attempt on attempt.id = question.student_evaluation_id
    join question_versions version on version.id = question.question_version_id
    where attempt.student_id = any(${students}::uuid[])`.execute(db)
  return rows
}

/** The papers that guests sit, which are drawn by the id of the attempt. */
export const selectPapers = (db: Db) =>
  db.selectFrom('paper_attempts').select(['id', 'name', 'answers', 'finished_at']).execute()

/** Who has a session, by the hash of its token. */
export const selectReaders = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'users.id', 'users.user_role_id'])
    .execute()
