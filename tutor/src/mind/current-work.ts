import { workOut } from '#families/families.ts'
import type { Step, Worked } from '#families/family.ts'
import type { ProblemState } from '#mind/state.ts'

/** The working of a problem from where its student is. */
export type Work = {
  /** Of the problem as it was posed: its goal, its answers and its slips. */
  readonly whole: Worked
  /** From the student's own last line, where one can be worked from; else the whole. */
  readonly here: Worked
  /** The steps that are left. */
  readonly left: readonly Step[]
}

/** Works a problem out; undefined where its words pose none that is worked. */
export function workOf({ text, line, at, unit }: ProblemState): Work | undefined {
  const posed = workedIn(text)
  if (!posed) return undefined
  const whole = unit === undefined ? posed : { ...posed, unit }
  const own = line === undefined ? undefined : workedIn(`$${line}$`)
  const isOwn = own !== undefined && own.family === whole.family
  const here = isOwn ? own : whole
  return { whole, here, left: here.steps.slice(isOwn ? 0 : at) }
}

export function workedIn(text: string): Worked | undefined {
  const found = workOut(text)
  return found && 'worked' in found ? found.worked : undefined
}

/** The line that the student is at, as LaTeX. */
export const lineOf = ({ line, at }: ProblemState, { here }: Work): string | undefined =>
  line ?? here.steps[at - 1]?.maths ?? here.line
