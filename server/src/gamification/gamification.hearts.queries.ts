import { typesThat } from '@learngrove/contract/quiz.behaviour'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { allBackMs } from './gamification.hearts.ts'

const withHearts: readonly number[] = typesThat(({ hearts }) => hearts)

/** Whether answers to a quiz, of the table `quizzes`, can cost hearts: practice does, assignments and exams never. */
export const isPractice = sql<boolean>`
  (quizzes.assignment_id is null and quizzes.attempt_type_id in (${sql.join(withHearts)}))`

/**
 * When a student lost hearts: by wrong answers in practice that were given while no course was held in
 * full, and by none about which a person decided. Read from the last pause on in which all came back.
 */
export async function selectHeartLosses(db: Db, student_id: string): Promise<Date[]> {
  const { rows } = await sql<{ happened_at: Date }>`
    with losses as (
      select evidence.happened_at,
        evidence.happened_at - lag(evidence.happened_at) over (order by evidence.happened_at) as pause
      from evidence
      join evaluation_questions question on question.id = evidence.evaluation_question_id
      join student_evaluations attempt on attempt.id = question.student_evaluation_id
      join quizzes on quizzes.id = attempt.quiz_id
      where evidence.student_id = ${student_id} and evidence.verdict = 'wrong'
        and evidence.marker <> 'teacher' and evidence.replaces is null and ${stands()}
        and not evidence.needs_review and ${isPractice}
        and not exists (select from enrolments
          where enrolments.student_id = evidence.student_id and not enrolments.is_free
            and enrolments.created_at <= evidence.happened_at
            and (enrolments.ends_at is null or enrolments.ends_at > evidence.happened_at))
    )
    select happened_at from losses where happened_at >= coalesce((
      select max(happened_at) from losses where pause >= make_interval(secs => ${allBackMs / 1000})
    ), '-infinity')`.execute(db)
  return rows.map(({ happened_at }) => happened_at)
}
