import { checkTemplate, judge } from '@learngrove/marking'
import type { Row, Task } from './row.ts'

/** Small powers: those of a factor that is written more than once. */
const POWER = /\^\{?[2-9]\}?(?!\d)/g

const sidesOf = (text: string): readonly string[] => text.replace(/\s/g, '').split('=')

const isEquation = (text: string): boolean =>
  /^[^<>≤≥≠=]+=[^<>≤≥≠=]+$/.test(text) && !/[<>≤≥≠]/.test(text)

/** `7` for `x=7`: to us an answer to "solve"; elsewhere a number is never an equation. */
function isValueForEquation(a: string, b: string): boolean {
  if (isEquation(a) === isEquation(b)) return false
  const [equation, value] = isEquation(a) ? [a, b] : [b, a]
  const [left, right] = sidesOf(equation)
  const plain = value.replace(/\s/g, '')
  const isNumber = !/[a-z]/i.test(plain.replace(/sqrt|frac|pi|%[eip]/g, ''))
  return left !== undefined && /^[a-z]$/i.test(left) && right === plain && isNumber
}

/** `x=x` and `y=y`: both always hold. */
const isAlwaysTrue = (text: string): boolean => {
  const [left, right] = sidesOf(text)
  return isEquation(text) && left === right
}

/** `(x-1)^2=0` and `x-1=0`: the same solutions, one of them twice. */
function isMultiplicity({ question }: Task, student: string): boolean {
  if (question.type !== 'expression' || !isEquation(student) || !isEquation(question.answer))
    return false
  const [a, b] = [student, question.answer].map((text) => text.replace(POWER, ''))
  if (a === undefined || b === undefined || (a === student && b === question.answer)) return false
  return judge({ ...question, answer: b }, { value: a }).verdict === 'right'
}

const lettersOf = (text: string): string => [...new Set(text.match(/[a-z]/gi))].toSorted().join('')

/** `yz=2xz` and `y=2x`: the same where z is not zero, and more where it is. */
const isMultiplied = (a: string, b: string): boolean =>
  isEquation(a) && isEquation(b) && lettersOf(a) !== lettersOf(b)

/** A form is asked for that the key itself does not have: elsewhere its value alone counts. */
const isKeyOutOfForm = ({ question }: Task): boolean =>
  question.type === 'expression' &&
  question.form !== undefined &&
  checkTemplate(question).some((problem) => /^answer: .* is not /.test(problem))

/**
 * Names the convention by which the set's verdict is another than ours, where one is known. Such
 * rows are counted and printed apart, whether or not the verdicts agree:
 * - a value alone is an answer to "solve" with us;
 * - two equations are the same to us where their solutions are, however often one counts;
 * - every equation that always holds says the same to us;
 * - an equation that is multiplied by a letter of its own lets in what solves it where that is zero;
 * - a key of ours is in the form that its question asks for: our author's check demands it.
 */
export function withConvention({ expected, teacher }: Row, task: Task): Task {
  const student = typeof task.answer.value === 'string' ? task.answer.value : ''
  const key = task.question.type === 'expression' ? task.question.answer : teacher
  const convention = conventionOf(task, student, key, expected)
  return convention === undefined ? task : { ...task, convention }
}

function conventionOf(
  task: Task,
  student: string,
  key: string,
  expected: boolean,
): string | undefined {
  if (isKeyOutOfForm(task)) return 'the key is not in the form'
  if (expected) return isMultiplied(student, key) ? 'multiplied by a letter' : undefined
  if (isValueForEquation(student, key)) return 'a value for an equation'
  if (isAlwaysTrue(student) && isAlwaysTrue(key)) return 'always true'
  return isMultiplicity(task, student) ? 'multiplicity' : undefined
}
