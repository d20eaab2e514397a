import { type Problem, problemLatex } from '#skills/problem.ts'
import { type Solved, solve } from '#skills/solve.ts'
import type { Solution, Step } from '#skills/step.ts'
import { stepWords } from '#skills/step-words.ts'

/** A problem in the course of being worked on. */
export type Work = {
  /** As it was first posed. */
  readonly start: Problem
  /** Where the student is: the problem, or the last line of theirs that holds. */
  readonly line: Problem
  readonly solution: Solution
  /** Which step of the solution comes next. */
  readonly at: number
  /** How often help was asked for since the line last moved. */
  readonly help: number
  /** How often the answer was asked for. */
  readonly asks: number
  /** How many lines or answers the student has offered. */
  readonly tries: number
  /** How many authored hints and examples were given. */
  readonly hints: number
  readonly examples: number
  readonly is_done: boolean
  /** Made by the tutor for practice, so that its answer may be told. */
  readonly is_practice: boolean
}

export function beginWork(
  problem: Problem,
  is_practice = false,
): Work | Exclude<Solved['type'], 'solved'> {
  const solved = solve(problem)
  if (solved.type !== 'solved') return solved.type
  return {
    start: problem,
    line: problem,
    solution: solved.solution,
    at: 0,
    help: 0,
    asks: 0,
    tries: 0,
    hints: 0,
    examples: 0,
    is_done: solved.solution.steps.length === 0,
    is_practice,
  }
}

export const nextStep = (work: Work): Step | undefined => work.solution.steps[work.at]

export const stepsLeft = (work: Work): readonly Step[] => work.solution.steps.slice(work.at)

/** The line where the student is, as LaTeX. */
export function lineLatex(work: Work): string {
  const reached = work.solution.steps[work.at - 1]
  return reached?.maths ?? problemLatex(work.line) ?? work.solution.start
}

/** The question that points at the next step. */
export function askNext(work: Work): string {
  const step = work.line.kind === 'derivative' && work.at === 0 ? outermost(work) : nextStep(work)
  return step ? stepWords[step.kind].ask : 'How could you check the answer?'
}

/** A derivative is begun by seeing which rule the whole of it needs. */
function outermost({ solution: { steps } }: Work): Step | undefined {
  return steps.findLast(({ kind }) => kind === 'product_rule' || kind === 'chain_rule') ?? steps[0]
}

/** Goes on from a step of the solution that is reached. */
export function advanced(work: Work, at: number): Work {
  const is_done = at >= work.solution.steps.length
  return { ...work, at, help: 0, is_done }
}

/** Goes on from a line of the student's own; nothing where it cannot be worked from. */
export function continuedFrom(work: Work, line: Problem): Work | undefined {
  const solved = solve(line)
  if (solved.type !== 'solved') return undefined
  return { ...work, line, solution: solved.solution, at: 0, help: 0 }
}
