import { limits } from '@learngrove/contract/quiz.limits'
import type { Evaluation, Question } from './questions.data.ts'

/** A place in a picture, in parts of its width and height from its top left. */
export type Point = { readonly x: number; readonly y: number }

/** What a student has put down for one question, as the API takes it. */
export type Answer = {
  readonly value: string | string[] | null
  readonly selected_option: number[] | null
  /** Of a picture to point at. */
  readonly points?: Point[] | null
  /** Of a question of several parts: one answer a part, null where it is open. */
  readonly answer_parts?: Evaluation['answer_parts']
  /** Photographs, drawings and recordings, in their order. */
  readonly file_ids?: string[] | null | undefined
}

type Carrier = { readonly [Field in keyof Answer]?: Answer[Field] | undefined }

export const noAnswer: Answer = { value: null, selected_option: null }

/** The answer alone, of whatever carries it beside other things. */
export function answerIn(carrier: Carrier): Answer {
  const { value = null, selected_option = null, points, answer_parts, file_ids } = carrier
  return {
    value,
    selected_option,
    ...(points !== undefined && { points }),
    ...(answer_parts !== undefined && { answer_parts }),
    ...(file_ids !== undefined && { file_ids }),
  }
}

/** What was put down for one part. */
export const partAnswer = ({ answer_parts }: Answer, at: number): Answer =>
  answerIn(answer_parts?.[at] ?? noAnswer)

export const isBlank = (answer: Answer): boolean =>
  Object.values(answerIn(answer)).every((field) => field === null)

/** All files of an answer, with those of its parts. */
export const filesOf = ({ file_ids, answer_parts }: Answer): string[] => [
  ...(file_ids ?? []),
  ...(answer_parts ?? []).flatMap((part) => part?.file_ids ?? []),
]

/** A text as an answer; an empty one is none. */
export const asText = (text: string): Answer => ({ ...noAnswer, value: text === '' ? null : text })

/** One text a place as an answer; where all are empty it is none. */
export const asTexts = (texts: string[]): Answer => ({
  ...noAnswer,
  value: texts.some((each) => each !== '') ? texts : null,
})

/** One order a place as an answer, 0 for none. */
export const asOrders = (orders: number[]): Answer => ({
  ...noAnswer,
  selected_option: orders.some((order) => order > 0) ? orders : null,
})

type Asked = Pick<
  Question,
  'type' | 'left' | 'blanks' | 'options' | 'gaps' | 'rows' | 'spot_count' | 'sub_questions'
>

const isWritten = (text: string | undefined) => text !== undefined && text.trim() !== ''

/** The texts of the blanks, as many as there are. */
export function blanksOf({ blanks = [] }: Asked, { value }: Answer): string[] {
  return blanks.map((_, at) => (Array.isArray(value) ? (value[at] ?? '') : ''))
}

/** The cells of a table that are to be filled in, row by row. */
export const openCellsOf = ({ rows = [] }: Pick<Asked, 'rows'>) =>
  rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ type }, column) => (type === 'given' ? [] : [{ row, column, type }])),
  )

/** The texts of those cells, as many as there are. */
export function cellsOf(question: Pick<Asked, 'rows'>, { value }: Answer): string[] {
  return openCellsOf(question).map((_, at) => (Array.isArray(value) ? (value[at] ?? '') : ''))
}

/** For each gap of a cloze the order of what was chosen, 0 for none. */
export function gapsOf({ gaps = [] }: Asked, { selected_option }: Answer): number[] {
  return gaps.map((_, at) => selected_option?.[at] ?? 0)
}

/** For each left of a matching question the order of what was placed there, 0 for none. */
export function pairsOf({ left = [] }: Asked, { selected_option }: Answer): number[] {
  return left.map((_, at) => selected_option?.[at] ?? 0)
}

/** The orders of the items as the student put them; at first as they were shown. */
export function orderOf({ options = [] }: Asked, { selected_option }: Answer): number[] {
  const shown = options.map(({ order }) => order)
  const isWhole =
    selected_option?.length === shown.length &&
    shown.every((order) => selected_option.includes(order))
  return isWhole ? selected_option : shown
}

export const longestFor = (type: string): number =>
  type === 'long_text' ? limits.long_text_length : limits.answer_length

/** Whether a text of the answer, or of one of its parts, is more than the API takes. */
export function isTooLong(question: Asked, answer: Answer): boolean {
  const parts = question.sub_questions?.some((part, at) => isTooLong(part, partAnswer(answer, at)))
  return parts === true || textOf(answer).length > longestFor(question.type)
}

/** One typed text. */
export const textOf = ({ value }: Answer): string => (typeof value === 'string' ? value : '')

/** How many places of a question are still open: 0 when it is ready to be checked. */
export function openPlaces(question: Asked, answer: Answer): { open: number; of: number } {
  const count = (places: readonly boolean[]) => ({
    open: places.filter((isFilled) => !isFilled).length,
    of: places.length,
  })
  switch (question.type) {
    case 'fill_blanks':
      return count(blanksOf(question, answer).map(isWritten))
    case 'matching':
      return count(pairsOf(question, answer).map((order) => order > 0))
    case 'cloze_dropdown':
      return count(gapsOf(question, answer).map((order) => order > 0))
    case 'table':
      return count(cellsOf(question, answer).map(isWritten))
    case 'hot_spot': {
      const { spot_count: of = 1 } = question
      return { open: Math.max(0, of - (answer.points?.length ?? 0)), of }
    }
    case 'multi_part': {
      const parts = (question.sub_questions ?? []).map((part, at) =>
        openPlaces(part, partAnswer(answer, at)),
      )
      const sum = (figure: 'open' | 'of') => parts.reduce((all, part) => all + part[figure], 0)
      return { open: sum('open'), of: sum('of') }
    }
    // The order that is shown is an order that can be meant.
    case 'ordering':
      return { open: 0, of: 1 }
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return count([(answer.selected_option?.length ?? 0) > 0])
    case 'drawing':
    case 'recording':
      return count([isWritten(textOf(answer)) || (answer.file_ids?.length ?? 0) > 0])
    default:
      return count([isWritten(textOf(answer))])
  }
}

/** What is handed in: as it stands, and for an ordering question always the order that was shown. */
export function handedIn(question: Asked, answer: Answer): Answer {
  if (question.type === 'ordering')
    return { ...noAnswer, selected_option: orderOf(question, answer) }
  if (question.type !== 'multi_part') return answer
  const parts = question.sub_questions ?? []
  return {
    ...noAnswer,
    answer_parts: parts.map((part, at) => {
      const own = handedIn(part, partAnswer(answer, at))
      return isBlank(own) ? null : own
    }),
  }
}

/** Chooses an option: the only one of its question, or one more or less of several. */
export function chosen(
  { type }: Pick<Question, 'type'>,
  { selected_option }: Answer,
  order: number,
): Answer {
  if (type !== 'multiple_choice') return { value: null, selected_option: [order] }
  const before = selected_option ?? []
  const after = before.includes(order)
    ? before.filter((each) => each !== order)
    : [...before, order].toSorted((a, b) => a - b)
  return { value: null, selected_option: after.length > 0 ? after : null }
}
