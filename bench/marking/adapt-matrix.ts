import type { Blank, Question } from '@learngrove/marking/question'
import { plainQuestion, type Row, type Task } from './row.ts'

/** The key as its author wrote it: `id(2)`, `matrix([1,2],[3,4])`, either over a number. */
const KEY = /^(?:id\((\d+)\)|matrix\((.*)\))(?:\/(\d+))?$/

type Options = {
  readonly precisionType?: unknown
  readonly precision?: unknown
  readonly strictPrecision?: unknown
  readonly tolerance?: unknown
}

const isTable = (value: unknown): value is string[][] =>
  Array.isArray(value) && value.every((row) => Array.isArray(row))

/** The cells of the key, row by row. */
function keyCells(key: string): string[][] | undefined {
  const [, size, rows, under] = KEY.exec(key.replaceAll(' ', '')) ?? []
  const over = (cell: string): string => (under === undefined ? cell : `(${cell})/${under}`)
  if (size !== undefined) {
    const indices = Array.from({ length: Number(size) }, (_, i) => i)
    return indices.map((row) => indices.map((column) => over(row === column ? '1' : '0')))
  }
  return rows?.match(/\[[^\]]*\]/g)?.map((row) => row.slice(1, -1).split(',').map(over))
}

const typed = (cells: readonly (readonly string[])[]): string =>
  `[${cells.map((row) => `[${row.join('; ')}]`).join(', ')}]`

/**
 * A matrix is typed into a table of the student's own size, so a size that is not the key's is
 * judged as a matrix; where cells are rounded or have a tolerance, each is a number of its own.
 */
export function matrixTask({ student, teacher, opts = {} }: Row): Task | undefined {
  const given: unknown = JSON.parse(student)
  const key = keyCells(teacher)
  if (key === undefined || !isTable(given)) return undefined
  const isSameSize =
    given.length === key.length && given.every((row, i) => row.length === key[i]?.length)
  const { precisionType, precision, strictPrecision, tolerance }: Options = opts
  const isRounded = precisionType === 'dp'
  if (isSameSize && (isRounded || Number(tolerance) > 0)) {
    const blank = (answer: string): Blank => ({
      type: 'number',
      answer,
      tolerance: isRounded
        ? { decimal_places: Number(precision) }
        : { absolute: Number(tolerance) },
      ...(isRounded && { precision: strictPrecision === false ? 'liberal' : 'strict' }),
    })
    const cells = key.flat()
    const question: Question = {
      ...plainQuestion,
      text: cells.map((_, i) => `[[${i + 1}]]`).join(' '),
      type: 'fill_blanks',
      blanks: cells.map(blank),
      scoring: 'all_or_nothing',
    }
    return { question, answer: { value: given.flat() } }
  }
  const question: Question = {
    ...plainQuestion,
    type: 'expression',
    answer: typed(key),
    variables: [],
    equality: 'algebraic',
  }
  return { question, answer: { value: typed(given) } }
}
