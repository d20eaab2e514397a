import { type Node, some } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'

/**
 * A computer algebra system that is asked where sampling cannot decide: whether two formulas in LaTeX
 * are identically equal. Undefined where it does not know. It must come back soon by itself.
 */
export type Algebra = (first: string, second: string) => boolean | undefined

/**
 * How much searching one judgement may do, in evaluations of one part of a
 * formula; a hundred thousand take about a tenth of a second. A count and
 * not a clock, so that the same answer always gets the same judgement.
 */
export const BUDGET = 100_000

let left = BUDGET
let asked: Algebra | undefined

/** Begins a new judgement, with the algebra system that it may ask. */
export function beginWork(algebra?: Algebra): void {
  left = BUDGET
  asked = algebra
}

/** Takes so much work from the budget; false where that is more than is left. */
export function spend(work: number): boolean {
  if (work > left) return false
  left -= work
  return true
}

/** Exponents and other numbers of more digits are not handed to an algebra system. */
const MAX_DIGITS = 3

/** Says whether an algebra system can be trusted to come back: 9^9^9^9 keeps one busy for seconds. */
function isTame(node: Node): boolean {
  if (!some(node, ({ type }) => type === 'variable')) return false
  return !some(node, (each) => {
    // Sets, statements and tables are not for it.
    if ('items' in each || each.type === 'relation') return true
    if (each.type === 'number') return each.text.length > MAX_DIGITS
    if (each.type === 'factorial' || each.type === 'call') return true
    if (each.type !== 'power') return false
    return some(each.exponent, ({ type }) => type !== 'number' && type !== 'variable')
  })
}

/** Asks the algebra system about two formulas; undefined where there is none, or it does not know. */
export function askAlgebra(a: Node, b: Node): boolean | undefined {
  if (asked === undefined || !isTame(a) || !isTame(b)) return undefined
  try {
    return asked(printLatex(a), printLatex(b))
  } catch {
    return undefined
  }
}
