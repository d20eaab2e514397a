import type { Sureness } from '@learngrove/contract/question'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import { type GivenAnswer, hasAnswer } from './given-answer.ts'
import type { MarkingWorld } from './marking-world.ts'
import { type EvaluationQuestion, updateDraft } from './quiz.attempts.queries.ts'
import type { LoadedTry } from './quiz.tries.queries.ts'
import { isTaken } from './time-limit.ts'

type Sent = {
  readonly written_at?: Date | undefined
  readonly is_of_hand_in?: boolean
}

/** Why a question takes no answer any more, if it does not. What is handed in at the end comes after it. */
export function whyClosed(
  { now }: Pick<MarkingWorld, 'now'>,
  { is_settled, grading_completed, ends_at, handing_in_at, rules, tries }: LoadedTry,
  { written_at, is_of_hand_in = false }: Sent,
): 'TIME_IS_UP' | 'QUESTION_SETTLED' | 'QUIZ_COMPLETED' | undefined {
  if (!is_of_hand_in && !isTaken({ ends_at }, now, written_at)) return 'TIME_IS_UP'
  if (is_settled || tries >= behaviourOf(rules).tries) return 'QUESTION_SETTLED'
  const isShut = grading_completed || (handing_in_at !== null && !is_of_hand_in)
  return isShut ? 'QUIZ_COMPLETED' : undefined
}

type Work = GivenAnswer & {
  readonly time_spent?: number | undefined
  readonly num_options_clicked?: number | undefined
  readonly sureness?: Sureness | null | undefined
}

/** Keeps an answer of an exam to be marked with the others. Until then it can be changed, and nothing is told. */
export async function putDown(
  { db, now }: Pick<MarkingWorld, 'db' | 'now'>,
  loaded: LoadedTry,
  { value, selected_option, points, answer_parts, file_ids, ...rest }: Work,
): Promise<EvaluationQuestion> {
  const { id, student_evaluation_id } = loaded
  const answer = { value, selected_option, points, answer_parts, file_ids }
  const is_submitted = hasAnswer(answer)
  const { time_spent, num_options_clicked, sureness } = rest
  const work = { is_submitted, is_skipped: false, time_spent, num_options_clicked, sureness }
  await updateDraft(db, { student_evaluation_id, now, draft: { id, ...answer, ...work } })
  return { ...loaded, ...answer, is_submitted, is_skipped: false, updated_at: now }
}
