import type { Question } from './quiz.data.ts'

/** What a student has put down for one question, as the API takes it. */
export type Answer = {
  readonly value: string | string[] | null
  readonly selected_option: number[] | null
}

export const noAnswer: Answer = { value: null, selected_option: null }

type Asked = Pick<Question, 'type' | 'left' | 'blanks' | 'options'>

const isWritten = (text: string | undefined) => text !== undefined && text.trim() !== ''

/** The texts of the blanks, as many as there are. */
export function blanksOf({ blanks = [] }: Asked, { value }: Answer): string[] {
  return blanks.map((_, at) => (Array.isArray(value) ? (value[at] ?? '') : ''))
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

/** As much as the API takes in one text. */
export const longestText = 2000

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
    // The order that is shown is an order that can be meant.
    case 'ordering':
      return { open: 0, of: 1 }
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return count([(answer.selected_option?.length ?? 0) > 0])
    default:
      return count([isWritten(textOf(answer))])
  }
}

/** What is handed in: as it stands, and for an ordering question always the order that was shown. */
export const handedIn = (question: Asked, answer: Answer): Answer =>
  question.type === 'ordering'
    ? { value: null, selected_option: orderOf(question, answer) }
    : answer

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
