import type { AttemptTypeId } from '@learngrove/contract/quiz.behaviour'
import { quizGroup } from '@learngrove/contract/roles'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { readVersions } from '#questions/questions.versions.ts'
import { rebuildSkills } from '#revision/revision.skills.ts'
import { completeQuiz } from './complete-quiz.ts'
import type { SentAnswer } from './given-answer.ts'
import { markAnswer } from './mark-answer.ts'
import {
  findAttempt,
  insertAttempt,
  selectEvaluationQuestions,
  settleWithSolution,
} from './quiz.attempts.queries.ts'
import type { Whose } from './quiz.queries.ts'
import { insertQuiz } from './quiz.revision.queries.ts'

type Student = Context<['student']>

/** An answer that somebody gave before they had an account. */
export type EarlyAnswer = {
  readonly position: number
  readonly sent: SentAnswer
  /** Made once with the answer, so that to take it over twice counts it once. */
  readonly attempt_key: string
  readonly time_spent: number
  readonly answered_at: Date
}

/** A question as it was drawn for them. */
export type EarlyQuestion = {
  readonly question_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly max_score: number
}

export type EarlyQuiz = Whose & {
  readonly id: string
  readonly worksheet_id: string
  readonly course_id: string
  readonly topic_id: string | null
  readonly title: string
  readonly attempt_type_id: AttemptTypeId
  readonly created_at: Date
}

/** Makes the quiz and the attempt, with its questions as they were drawn. To be called in a transaction. */
export async function insertEarlyQuiz(
  tx: Db,
  quiz: EarlyQuiz,
  questions: readonly EarlyQuestion[],
): Promise<void> {
  const { id: quiz_id, student_id, school_id, created_at } = quiz
  await insertQuiz(tx, { ...quiz, group_type_id: quizGroup.independent_study })
  const student_evaluation_id = newId()
  await insertAttempt(
    tx,
    {
      id: student_evaluation_id,
      quiz_id,
      student_id,
      school_id,
      max_score: questions.reduce((sum, { max_score }) => sum + max_score, 0),
      num_open: questions.length,
      is_opened: true,
      created_at,
    },
    questions.map((question, position) => ({
      id: newId(),
      student_evaluation_id,
      ...question,
      position,
      updated_at: created_at,
    })),
  )
}

/**
 * Hands in what was answered before, each answer at its own time: marks, XP, the streak and mastery
 * follow as for every answer, and once. With its mark each question showed its solution, so it is
 * settled. What was answered already in this quiz is left as it is, so it can be called again.
 */
export async function handInEarly(
  context: Student,
  quiz_id: string,
  { answers, finished_at }: { answers: readonly EarlyAnswer[]; finished_at: Date | null },
): Promise<void> {
  const { db, actor } = context
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const attempt = await findAttempt(db, { quiz_id, ...whose })
  if (!attempt) throw new Error('A quiz that was taken over has no attempt')
  const asked = { student_evaluation_id: attempt.id }
  const rows = await selectEvaluationQuestions(db, asked)
  const inTime = answers.toSorted((one, other) => +one.answered_at - +other.answered_at)
  for (const { position, sent, attempt_key, time_spent, answered_at } of inTime) {
    const row = rows.find((each) => each.position === position)
    if (!row || row.is_settled) continue
    const then = { ...context, now: answered_at }
    await markAnswer(then, quiz_id, { ...sent, id: row.id, attempt_key, time_spent })
    await settle(then, attempt.id, row.id)
  }
  if (finished_at) {
    const then = { ...context, now: finished_at }
    for (const { id, is_settled } of rows) if (!is_settled) await settle(then, attempt.id, id)
    await completeQuiz(then, attempt.id)
  }
  await learnAnew(context, rows)
}

async function settle(context: Student, attempt_id: string, id: string): Promise<void> {
  if (await settleWithSolution(context.db, { id, now: context.now })) {
    await completeQuiz(context, attempt_id)
  }
}

/** What was answered earlier comes in later than what they answered since: the states follow the times. */
async function learnAnew(
  { db, memory, actor }: Student,
  rows: readonly { readonly question_version_id: string }[],
): Promise<void> {
  const versions = await readVersions(
    { db, memory },
    rows.map(({ question_version_id }) => question_version_id),
  )
  const topic_ids = [...new Set([...versions.values()].flatMap((version) => version.topic_ids))]
  await transaction(db, (tx) =>
    rebuildSkills({ db: tx, memory }, { student_id: actor.id, topic_ids }),
  )
}
