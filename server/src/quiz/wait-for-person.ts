import type { Sureness } from '@learngrove/contract/question'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import type { Version } from '#questions/questions.versions.ts'
import { type Evaluation, evaluationOf } from './evaluation.ts'
import type { GivenAnswer } from './given-answer.ts'
import type { MarkingWorld } from './marking-world.ts'
import type { EvaluationQuestion } from './quiz.attempts.queries.ts'
import type { LoadedTry } from './quiz.tries.queries.ts'
import { findHasTeacher, keepWaiting, type WaitingAnswer } from './quiz.waiting.queries.ts'

/** An answer with its question and what the marker says to it. */
export type Judged = {
  readonly loaded: LoadedTry
  readonly version: Version
  readonly question: Question
  readonly answer: GivenAnswer
  readonly judgement: Judgement
}

/** What an evaluation depends on beside its question. Whether there is a teacher is asked only where it matters. */
export const seenBy = async (
  { db, actor, now }: MarkingWorld,
  { waiting }: Pick<EvaluationQuestion, 'waiting'>,
  { grading_completed, rules }: Pick<LoadedTry, 'grading_completed' | 'rules'>,
) => ({
  ...{ grading_completed, rules, now },
  has_teacher: waiting !== null && (await findHasTeacher(db, actor.id)),
})

type Submitted = {
  readonly attempt_key: string
  readonly time_spent?: number | undefined
  readonly num_options_clicked?: number | undefined
  readonly sureness?: Sureness | null | undefined
  readonly looks_like?: WaitingAnswer['looks_like']
}

/**
 * Keeps an answer that the marker leaves to a person. It takes no try and is no evidence until somebody
 * decides; until then a later answer takes its place. Undefined if the question moved on meanwhile.
 */
export async function wait(
  context: MarkingWorld,
  { attempt_key, looks_like, ...submission }: Submitted,
  { loaded, question, answer, judgement, answer_print }: Judged & { answer_print: string },
): Promise<Evaluation | undefined> {
  const { db, now } = context
  const { id, tries, hint_rung } = loaded
  const time_spent = submission.time_spent ?? loaded.time_spent
  const num_options_clicked = submission.num_options_clicked ?? loaded.num_options_clicked
  const sureness = submission.sureness === undefined ? loaded.sureness : submission.sureness
  const asked = { attempt_key, answer_print, hint_rung, time_spent, sureness }
  const read = looks_like && { looks_like }
  const waiting = { ...answer, ...asked, ...read, judgement, happened_at: now.toISOString() }
  if (!(await keepWaiting(db, { id, tries, waiting, num_options_clicked }))) return undefined
  const row = {
    ...loaded,
    ...answer,
    judgement,
    waiting,
    is_submitted: true,
    is_skipped: false,
    sureness,
    time_spent: Math.max(loaded.time_spent, time_spent),
    num_options_clicked,
    handed_in_at: now,
    updated_at: now,
  }
  return evaluationOf(row, question, await seenBy(context, row, loaded))
}
