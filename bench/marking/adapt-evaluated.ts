import type { NumberKey, Tolerance } from '@learngrove/marking/question'
import { expressionTask } from './adapt-expression.ts'
import { type NotMeasured, plainQuestion, type Row, type Task } from './row.ts'

/** What a calculator's program answers: comparisons and logic, which are no answers of students. */
const LOGIC = /[<>!=]=|[<>]|&&|\|\||\b(?:and|or|not|xor|if|true|false)\b|\?/

/** How near the value of an expression must be to the number that a program worked out. */
const SAME = 1e-6

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** How far an answer may be off, by the options of IMathAS and PrairieLearn. */
export function toleranceOf({ opts = {} }: Row): Tolerance | undefined {
  const { reltolerance, abstolerance, reqdecimals, reqsigfigs, rtol, atol, digits } = opts
  const places = numberIn(reqdecimals)
  if (places !== undefined) return { decimal_places: places }
  const figures =
    numberIn(reqsigfigs) ?? (opts.comparison === 'sigfig' ? numberIn(digits) : undefined)
  if (figures !== undefined) return { significant_figures: figures }
  const absolute = numberIn(abstolerance)
  if (absolute !== undefined) return { absolute }
  const relative = numberIn(reltolerance) ?? numberIn(rtol)
  if (relative !== undefined) return { relative }
  const near = numberIn(atol)
  return near === undefined ? undefined : { absolute: near }
}

/** A decimal of so many digits was rounded by the program; a shorter number is the exact value. */
const ROUNDED = /\.\d{5}|e/i

/**
 * An expression that a program works out to a number: its value counts, however it is written, so
 * that our "now work it out" is a yes.
 */
export function evaluatedTask(row: Row): Task | NotMeasured {
  const { student, teacher } = row
  if (LOGIC.test(student)) return { notMeasured: 'numeric-eval: logic of a program' }
  const tolerance = toleranceOf(row)
  const accepts = ['right', 'wrong_form'] as const
  if (tolerance === undefined && !ROUNDED.test(teacher)) {
    const task = expressionTask(row)
    return task === undefined ? { notMeasured: 'a key that is a program' } : { ...task, accepts }
  }
  const key: NumberKey = { answer: teacher, tolerance: tolerance ?? { relative: SAME } }
  const question = { ...plainQuestion, ...key, type: 'number' } as const
  return { question, answer: { value: student }, accepts }
}
