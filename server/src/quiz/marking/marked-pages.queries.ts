import type { quizMarking } from '@learngrove/contract/quiz.marking'
import type { Output } from '@learngrove/contract/route'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { QuizRules } from '#quiz/behaviour-now.ts'
import { quizRules } from '#quiz/quiz.rules.queries.ts'
import { canReadStudent, type Reader } from '#users/users.policy.queries.ts'

export type MarkedPages = {
  readonly drawn: {
    /** With which decision: what was drawn with one that was taken back or replaced is not shown. */
    readonly decided_at: string
    readonly pages: Output<typeof quizMarking.markedPages>['marked_pages']
  } | null
  readonly decided_at: Date | null
  readonly rules: QuizRules
  readonly grading_completed: boolean
}

const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }

/** Finds what was drawn on an answer of a student whose work somebody may read. */
export async function findMarkedPages(
  db: Db,
  { id, actor }: { readonly id: string; readonly actor: Reader },
): Promise<MarkedPages | undefined> {
  const { rows } = await sql<MarkedPages>`
    select question.decision_drawn as drawn, question.decided_at, attempt.grading_completed,
      ${quizRules(sql.ref('attempt.student_id'))} as rules
    from evaluation_questions question
    join student_evaluations attempt on attempt.id = question.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id
    where question.id = ${id}::uuid and ${canReadStudent(actor, student)}`.execute(db)
  return rows[0]
}
