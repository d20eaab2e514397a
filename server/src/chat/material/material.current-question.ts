import { type AttemptTypeId, attemptBehaviour } from '@learngrove/contract/quiz.behaviour'
import type { Judgement } from '@learngrove/marking/judgement'
import { present } from '@learngrove/marking/present'
import type { Question } from '@learngrove/marking/question'
import type { InHand } from '@learngrove/tutor/bank'
import type { QuestionContext } from '@learngrove/tutor/context'
import { answerText, type GivenAnswer, questionText } from './question-text.ts'

export type QuestionRow = {
  readonly value: unknown
  readonly selected_option: unknown
  readonly points: unknown
  readonly answer_parts: unknown
  readonly is_settled: boolean
  readonly hint_rung: number
  readonly judgement: unknown
  readonly grading_completed: boolean
  readonly attempt_type_id: AttemptTypeId
}

/**
 * Tells whether the answer must not be given away: until the question is settled and, in an exam,
 * until the whole attempt is handed in and marked.
 */
export function isOpen({ is_settled, attempt_type_id, grading_completed }: QuestionRow): boolean {
  return !is_settled || isExamOpen({ attempt_type_id, grading_completed })
}

/** Tells whether the question is of an exam that is not handed in: then the tutor says nothing to it. */
export const isExamOpen = ({
  attempt_type_id,
  grading_completed,
}: Pick<QuestionRow, 'attempt_type_id' | 'grading_completed'>): boolean =>
  attemptBehaviour[attempt_type_id].marking === 'at_end' && !grading_completed

/**
 * Returns what a model may know of the question that a student asks about. Never its key; and while
 * it is open neither its worked solution nor why it got its marks.
 */
export function currentQuestionOf(question: Question, row: QuestionRow): QuestionContext {
  const is_open = isOpen(row)
  const shown = present(question)
  // Safe: the columns hold only answers that the contract let in.
  const student_answer = answerText(shown, row as GivenAnswer)
  // Safe: the column holds only what the marker judged.
  const judgement = row.judgement as Judgement | null
  const misconception = judgement?.misconception?.text
  return {
    text: questionText(shown),
    type: question.type,
    is_open,
    hints: question.hints,
    hint_rung: row.hint_rung,
    method_answer: is_open ? [] : solutionOf(question),
    ...(student_answer && { student_answer }),
    ...(judgement && { verdict: judgement.verdict }),
    ...(judgement && !is_open && { rationale: judgement.scoring_rationale }),
    ...(misconception && { misconception }),
  }
}

/** Returns the same for the tutor's own mind, which holds what is written against the key and tells it to nobody. */
export function inHandOf(
  question: Question,
  row: QuestionRow & {
    readonly id: string
    readonly assignment_id: string | null
    readonly topic: string | null
  },
): InHand {
  // Safe: the columns hold only answers that the contract let in.
  const given = answerText(present(question), row as GivenAnswer)
  // Safe: the column holds only what the marker judged.
  const judgement = row.judgement as Judgement | null
  const misconception = judgement?.misconception?.text
  return {
    id: row.id,
    question,
    is_open: isOpen(row),
    is_assigned: row.assignment_id !== null,
    hint_rung: row.hint_rung,
    ...(row.topic !== null && { topic: row.topic }),
    ...(given && { given }),
    ...(judgement && { verdict: judgement.verdict }),
    ...(misconception && { misconception }),
  }
}

/** Returns the worked solution, with those of the parts after it. */
const solutionOf = (question: Question) => [
  ...question.method_answer,
  ...(question.type === 'multi_part' ? question.sub_questions : []).flatMap(
    ({ method_answer }) => method_answer,
  ),
]
