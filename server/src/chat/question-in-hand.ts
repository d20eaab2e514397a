import { attemptType } from '@learngrove/contract/roles'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import type { QuestionContext } from '@learngrove/tutor/context'

export type QuestionRow = {
  readonly value: unknown
  readonly selected_option: unknown
  readonly is_settled: boolean
  readonly hint_rung: number
  readonly judgement: unknown
  readonly grading_completed: boolean
  readonly attempt_type_id: number
}

/**
 * Whether the answer must not be told: until the question is settled and, in an exam,
 * until the whole attempt is handed in and marked.
 */
export function isOpen({ is_settled, attempt_type_id, grading_completed }: QuestionRow): boolean {
  return !is_settled || (attempt_type_id === attemptType.exam && !grading_completed)
}

/**
 * What a model may be told of the question that a student asks about. Never its key; and
 * while it is open neither its worked solution nor why it got the marks that it did.
 */
export function questionInHand(question: Question, row: QuestionRow): QuestionContext {
  const is_open = isOpen(row)
  const student_answer = attemptText(question, row)
  // Safe: the column holds only what the marker judged.
  const judgement = row.judgement as Judgement | null
  const misconception = judgement?.misconception?.text
  return {
    text: textOf(question),
    type: question.type,
    is_open,
    hints: question.hints,
    hint_rung: row.hint_rung,
    method_answer: is_open ? [] : question.method_answer,
    ...(student_answer && { student_answer }),
    ...(judgement && { verdict: judgement.verdict }),
    ...(judgement && !is_open && { rationale: judgement.scoring_rationale }),
    ...(misconception && { misconception }),
  }
}

/** The question as it stands on the page, with the options among which the student chooses. */
function textOf(question: Question): string {
  if (!('options' in question)) return question.text
  return [question.text, ...question.options.map(({ text }) => `- ${text}`)].join('\n')
}

function attemptText(question: Question, { value, selected_option }: QuestionRow) {
  const typed = Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : ''
  if (typed.trim() !== '') return typed
  if (!('options' in question) || !Array.isArray(selected_option)) return undefined
  const chosen = selected_option.flatMap((order) => question.options[order - 1]?.text ?? [])
  return chosen.length > 0 ? chosen.join('; ') : undefined
}
