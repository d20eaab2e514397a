import type { EvaluationQuestion } from './quiz.attempts.queries.ts'
import type { EvidenceOfTry, MarkedAttempt } from './quiz.decisions.queries.ts'
import type { WaitingAnswer } from './quiz.waiting.queries.ts'

/** Who decides, by how marks are worked out. */
const marker = 'teacher'
export const decidedScheme = 'decided-1'

type By = {
  readonly id: string
  readonly marks_given: number
  readonly marked_by: string
  /** The row that took back what was decided about this answer before, while it waits again. */
  readonly after: string | null
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/**
 * The row of evidence of a decision, dated as the answer was. About an answer that waits it is the next try;
 * else it replaces the row of the latest.
 */
export function decidedRow(
  { student_id, school_id, rules: { attempt_type_id } }: MarkedAttempt,
  question: EvaluationQuestion,
  latest: EvidenceOfTry | undefined,
  { id, marks_given, marked_by, after }: By,
) {
  const { max_score } = question
  const is_full_marks = marks_given >= max_score
  const of = question.waiting ? waited(question.waiting, question.tries, after) : replacing(latest)
  return {
    ...{ id, student_id, school_id, attempt_type_id, marks_given, max_score, is_full_marks },
    evaluation_question_id: question.id,
    question_version_id: question.question_version_id,
    ...of.row,
    value: json(of.answer.value),
    selected_option: json(of.answer.selected_option),
    points: json(of.answer.points),
    answer_parts: json(of.answer.answer_parts),
    // An answer that waited since before there were files has none.
    file_ids: json(of.answer.file_ids ?? null),
    original_judgement: json(of.original ?? question.judgement),
    verdict: is_full_marks ? 'right' : marks_given > 0 ? 'partly' : 'wrong',
    misconception: is_full_marks ? null : of.misconception,
    ...{ marker, scheme: decidedScheme, marked_by, confidence: 1, needs_review: false },
  } as const
}

function waited(answer: WaitingAnswer, tries: number, replaces: string | null) {
  const { attempt_key, answer_print, hint_rung, time_spent, judgement, happened_at } = answer
  const sureness = answer.sureness ?? null
  return {
    row: {
      ...{ attempt_key, answer_print, hint_rung, time_spent, sureness, replaces },
      try_number: tries + 1,
      happened_at: new Date(happened_at),
    },
    answer,
    original: judgement,
    misconception: judgement.misconception?.code ?? null,
  }
}

function replacing(latest: EvidenceOfTry | undefined) {
  if (!latest) throw new Error('An answer that was marked has no evidence')
  const { attempt_key, answer_print, hint_rung, time_spent, try_number, happened_at } = latest
  const { sureness } = latest
  return {
    row: {
      ...{ attempt_key, answer_print, hint_rung, time_spent, try_number, happened_at, sureness },
      replaces: latest.id,
    },
    answer: latest,
    original: latest.original_judgement,
    misconception: latest.misconception,
  }
}
