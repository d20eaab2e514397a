import type { quiz } from '@learngrove/contract/quiz'
import { limits } from '@learngrove/contract/quiz.limits'
import type { Input } from '@learngrove/contract/route'
import type { Answer } from '@learngrove/marking/judgement'
import type { Question, QuestionType, SubQuestion } from '@learngrove/marking/question'
import { takesFile } from './files/files.taking.ts'

type Sent = Input<typeof quiz.saveEvaluationQuestion>['body']

/** The fields of which each type of question is answered by one. */
const fields = ['value', 'selected_option', 'points', 'answer_parts'] as const
type Field = (typeof fields)[number]

/** What was answered, as the table keeps it. A part that is open is null. */
export type GivenAnswer = {
  readonly value: string | string[] | null
  readonly selected_option: number[] | null
  readonly points: NonNullable<Sent['points']> | null
  readonly answer_parts: NonNullable<Sent['answer_parts']> | null
  /** Photographs, drawings, recordings: the answer itself, or the working beside it. */
  readonly file_ids: NonNullable<Sent['file_ids']> | null
}

/** An answer as it is sent: a field that is not named stays as it is. */
export type SentAnswer = Pick<Sent, Field | 'file_ids'>

const fieldOf: Readonly<Record<QuestionType, Field>> = {
  single_choice: 'selected_option',
  multiple_choice: 'selected_option',
  true_false: 'selected_option',
  matching: 'selected_option',
  ordering: 'selected_option',
  cloze_dropdown: 'selected_option',
  number: 'value',
  expression: 'value',
  short_text: 'value',
  long_text: 'value',
  fill_blanks: 'value',
  table: 'value',
  drawing: 'value',
  recording: 'value',
  hot_spot: 'points',
  multi_part: 'answer_parts',
}

/** A single choice may come as the option's order alone. */
const listOf = (selected: number | number[] | null): number[] | null =>
  typeof selected === 'number' ? [selected] : selected

/** The fields that were sent, each as it is kept. */
export function namedFields(sent: SentAnswer) {
  const { value, selected_option, points, answer_parts, file_ids } = sent
  return {
    ...(value !== undefined && { value }),
    ...(selected_option !== undefined && { selected_option: listOf(selected_option) }),
    ...(points !== undefined && { points }),
    ...(answer_parts !== undefined && { answer_parts }),
    ...(file_ids !== undefined && { file_ids }),
  }
}

/** The whole of an answer: what is not named is empty. */
export const wholeAnswer = (sent: SentAnswer): GivenAnswer => ({
  value: null,
  selected_option: null,
  points: null,
  answer_parts: null,
  file_ids: null,
  ...namedFields(sent),
})

/**
 * Whether an answer is of the kind that the question asks for, its parts each of their own kind:
 * what belongs to another type is never kept, nor a text that is longer than its type takes.
 */
export function isAskedBy(question: Question | SubQuestion, sent: SentAnswer): boolean {
  const asked = fieldOf[question.type]
  const isOther = fields.some((field) => field !== asked && (sent[field] ?? null) !== null)
  const isOtherFile = (sent.file_ids?.length ?? 0) > 0 && !takesFile(question)
  if (isOther || isOtherFile || !isShortEnough(question.type, sent.value)) return false
  if (question.type !== 'multi_part') return true
  const parts = sent.answer_parts ?? []
  return parts.every((part, at) => {
    const sub = question.sub_questions[at]
    return sub !== undefined && (part === null || isAskedBy(sub, part))
  })
}

const isShortEnough = (type: QuestionType, value: SentAnswer['value']): boolean =>
  type === 'long_text' || typeof value !== 'string' || value.length <= limits.answer_length

/** The answer as the marker reads it. */
export function forMarker({ answer_parts, file_ids, ...answer }: GivenAnswer): Answer {
  const parts = answer_parts?.map((part) => part && withoutHoles(part)) ?? null
  return { ...answer, has_files: hasFiles(file_ids), parts }
}

const hasFiles = (file_ids: SentAnswer['file_ids']): boolean => (file_ids ?? []).length > 0

const withoutHoles = ({
  value,
  selected_option,
  points,
  file_ids,
}: NonNullable<GivenAnswer['answer_parts']>[number] & object) => ({
  value: value ?? null,
  selected_option: selected_option ?? null,
  points: points ?? null,
  has_files: hasFiles(file_ids),
})

/** Whether anything was answered: a text, a choice, a point or a file, in any of its places. */
export const hasAnswer = ({
  value,
  selected_option,
  points,
  answer_parts,
  file_ids,
}: GivenAnswer): boolean =>
  hasFiles(file_ids) ||
  [value ?? []].flat().some((text) => text.trim() !== '') ||
  (selected_option ?? []).some((order) => order > 0) ||
  (points ?? []).length > 0 ||
  (answer_parts ?? []).some((part) => part !== null && hasAnswer(wholeAnswer(part)))
