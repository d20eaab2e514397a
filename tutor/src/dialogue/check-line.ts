import { printTextbook } from '@learngrove/maths/notation'
import { polynomialIn } from '@learngrove/maths/polynomial'
import { toText } from '@learngrove/maths/rational'
import { advanced, continuedFrom, lineLatex, type Work } from '#dialogue/work.ts'
import { findMistake } from '#mistakes/find-mistake.ts'
import type { Mistake } from '#mistakes/mistake.ts'
import { type Equation, readEquation } from '#notation/read-maths.ts'
import type { Found } from '#reading/find-maths.ts'
import { equationProblem, isSolved } from '#reading/find-problem.ts'
import { equationLatex } from '#skills/operation.ts'
import type { EquationProblem } from '#skills/problem.ts'
import { hasSameSolutions } from '#skills/verify.ts'

/** What the algebra says to one line of a student. */
export type Check =
  /** It follows; `did` says what was done where that is known. */
  | { readonly verdict: 'right'; readonly line: string; readonly did?: string; readonly work: Work }
  /** It is the answer. */
  | { readonly verdict: 'answer'; readonly line: string; readonly work: Work }
  /** It is one of several roots. */
  | { readonly verdict: 'partly'; readonly line: string }
  /** The problem or the last line again. */
  | { readonly verdict: 'same'; readonly line: string }
  | { readonly verdict: 'not_yet'; readonly line: string; readonly mistake?: Mistake }

/** Whether a row of pieces names values for the letter: `x = 2`, `x = 3`, or plain numbers. */
export const namesRoots = (found: readonly Found[]): boolean =>
  found.length > 0 &&
  found.every((piece) =>
    piece.type === 'equation' ? isSolved(piece.equation) : !hasLetters(piece),
  )

const hasLetters = (piece: Found): boolean => /[a-z]/i.test(piece.text.replace(/sqrt|frac/g, ''))

/** Checks a line of working, or `x = …`, against where the student is in an equation. */
export function checkEquationLine(work: Work, problem: EquationProblem, found: Found): Check {
  const name = problem.variable
  const before = equationLatex(problem.equation)
  const equation =
    found.type === 'equation' ? found.equation : readEquation(`${name} = ${found.text}`)
  const line = equation ? equationLatex(equation) : found.text
  if (!equation) return { verdict: 'not_yet', line }
  if (line === lineLatex(work) || line === work.solution.start) return { verdict: 'same', line }
  const piece: Found = { type: 'equation', equation, text: line }
  if (!hasSameSolutions(before, line, name)) {
    if (isOneRoot(problem, equation)) return { verdict: 'partly', line }
    const mistake = findMistake(problem, piece)
    return { verdict: 'not_yet', line, ...(mistake && { mistake }) }
  }
  if (isSolved(equation) && isWorkedOut(equation)) {
    return { verdict: 'answer', line, work: advanced(work, work.solution.steps.length) }
  }
  return followed(work, equation, line)
}

/** Several roots at once: `x = 2 or x = 3`. */
export function checkRoots(work: Work, problem: EquationProblem, found: readonly Found[]): Check {
  const name = problem.variable
  const line = [...new Set(found.map((piece) => rootText(piece, name)))].join(' \\text{ or } ')
  if (hasSameSolutions(equationLatex(problem.equation), line, name)) {
    return { verdict: 'answer', line, work: advanced(work, work.solution.steps.length) }
  }
  const single = found.flatMap((piece) => {
    const equation =
      piece.type === 'equation' ? piece.equation : readEquation(`${name} = ${piece.text}`)
    return equation ? [equation] : []
  })
  if (single.length > 0 && single.every((root) => isOneRoot(problem, root))) {
    return { verdict: 'partly', line }
  }
  const astray = single.find((root) => !isOneRoot(problem, root))
  const mistake = astray && findMistake(problem, { type: 'equation', equation: astray, text: line })
  return { verdict: 'not_yet', line, ...(mistake && { mistake }) }
}

function rootText(piece: Found, name: string): string {
  if (piece.type === 'expression') return `${name} = ${printTextbook(piece.node)}`
  const { left, right } = piece.equation
  return `${name} = ${printTextbook(left.type === 'variable' ? right : left)}`
}

/** `x = 2` where 2 is one of several roots: the equation keeps its roots when it is joined. */
function isOneRoot(problem: EquationProblem, line: Equation): boolean {
  if (problem.kind !== 'quadratic' || !isSolved(line)) return false
  const before = equationLatex(problem.equation)
  const joined = `(${printTextbook(problem.equation.left)} - (${printTextbook(problem.equation.right)}))(${printTextbook(line.left)} - (${printTextbook(line.right)})) = 0`
  return hasSameSolutions(before, joined, problem.variable)
}

/** `x = 6/2` has the right value, and is not worked out. */
function isWorkedOut({ left, right }: Equation): boolean {
  const value = left.type === 'variable' ? right : left
  const text = printTextbook(value)
  if (/\\sqrt/.test(text)) return true
  const whole = /^-?\\frac\{(\d+)\}\{(\d+)\}$/.exec(text)
  if (whole) return BigInt(whole[1] ?? 0) % BigInt(whole[2] ?? 1) !== 0n
  return /^-?\d+(?:\.\d+)?(?:\\frac\{\d+\}\{\d+\})?$/.test(text)
}

/** Finds the line among the steps to come, else works on from it as it is. */
function followed(work: Work, equation: Equation, line: string): Check {
  const steps = work.solution.steps
  for (let i = work.at; i < steps.length; i++) {
    const step = steps[i]
    if (step && isSameLine(step.maths, equation)) {
      return { verdict: 'right', line, did: step.did, work: advanced(work, i + 1) }
    }
  }
  const problem = equationProblem(equation)
  const next = problem && continuedFrom(work, problem)
  return { verdict: 'right', line, work: next ?? { ...work, help: 0 } }
}

/** The same two sides, in either order, however each is written. */
function isSameLine(maths: string, equation: Equation): boolean {
  const step = readEquation(maths)
  if (!step) return false
  const key = (side: Equation['left']): string => {
    const name = /[a-z]/.exec(maths.replace(/\\[a-z]+/g, ''))?.[0] ?? 'x'
    const p = polynomialIn(side, name)
    return p ? p.map(toText).join() : printTextbook(side)
  }
  const shape = (e: Equation): string => `${e.left.type}${e.right.type}`
  const [a, b] = [
    [key(step.left), key(step.right)],
    [key(equation.left), key(equation.right)],
  ] as const
  const straight = a[0] === b[0] && a[1] === b[1]
  const swapped = a[0] === b[1] && a[1] === b[0]
  return (straight || swapped) && (shape(step) === shape(equation) || swapped || isLinear(a))
}

/** Only products and their expansions have the same sides and are different lines. */
const isLinear = (sides: readonly string[]): boolean =>
  sides.every((side) => side.split(',').length <= 2)
