import type { Node } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'
import { parseMaths } from '#notation/read-maths.ts'
import { speak } from '#notation/speak.ts'
import { haveSameMeaning } from '#values/meaning.ts'
import { haveSameSolutions } from '#values/solutions.ts'
import { statementOf } from '#values/statement.ts'
import { type Algebra, beginWork } from '#values/work.ts'

export type { Node } from '#notation/node.ts'
export {
  MAX_LINE_LENGTH,
  type MathsReading,
  type Parsed,
  parseMaths,
  type ReadOptions,
  readMaths,
} from '#notation/read-maths.ts'

export type { Algebra } from '#values/work.ts'

export type CompareOptions = {
  /** Asked about the few pairs that have no place at which both have a real value. */
  readonly algebra?: Algebra
}

/**
 * Whether two expressions are equal wherever both have a value; two equations
 * where they have the same solutions. False where either cannot be read or it
 * cannot be decided.
 */
export function equalExpressions(a: string, b: string, { algebra }: CompareOptions = {}): boolean {
  beginWork(algebra)
  const [left, right] = [parseMaths(a), parseMaths(b)]
  return left.ok && right.ok && isEqual(left.expression, right.expression) === true
}

/**
 * Whether two equations, inequalities or statements (`x = 2 or x = 3`) have the
 * same real solutions for `variable`; any other letter stands for a number.
 */
export function sameSolutions(equationA: string, equationB: string, variable: string): boolean {
  beginWork()
  const [a, b] = [parseMaths(equationA), parseMaths(equationB)]
  if (!a.ok || !b.ok) return false
  const [left, right] = [statementOf(a.expression), statementOf(b.expression)]
  if (left === undefined || right === undefined) return false
  return haveSameSolutions(left, right, [variable]) === true
}

/** LaTeX of what was typed; the text itself in words where it cannot be read. */
export function toLatex(text: string): string {
  const read = parseMaths(text)
  return read.ok ? printLatex(read.expression) : `\\text{${text.replace(/[\\{}$&#^_%~]/g, ' ')}}`
}

/** What was typed as a person would say it; the text itself where it cannot be read. */
export function toSpeech(text: string): string {
  const read = parseMaths(text)
  return read.ok ? speak(read.expression) : text
}

/** Whether two formulas mean the same; undefined where that cannot be decided. */
export const isEqual = (a: Node, b: Node): boolean | undefined => haveSameMeaning(a, b)
