/** The door of the families: problems that are typed in, worked through in steps that the algebra confirms. */
import { variablesOf } from '@learngrove/maths/notation'
import { isSolved } from '#reading/find-problem.ts'
import { type Holds, holds } from '#skills/verify.ts'
import { algebraFamilies } from './algebra/algebra.families.ts'
import { readAsked } from './asked.ts'
import { calculusFamilies } from './calculus/calculus.families.ts'
import { equationFamilies } from './equations/equations.families.ts'
import type { Asked, Family, Worked } from './family.ts'
import { geometryFamilies } from './geometry/geometry.families.ts'
import { measureFamilies } from './measure/measure.families.ts'
import { calculationFamilies } from './number/calculations.ts'
import { numberFamilies } from './number/number.families.ts'
import { scienceFamilies } from './science/science.families.ts'
import { statisticsFamilies } from './statistics/statistics.families.ts'
import { isBareTask } from './task-words.ts'

/** Those that are known by their words come before those that take any equation or calculation. */
export const allFamilies: readonly Family[] = [
  ...calculusFamilies,
  ...scienceFamilies,
  ...geometryFamilies,
  ...measureFamilies,
  ...statisticsFamilies,
  ...numberFamilies,
  ...algebraFamilies,
  ...equationFamilies,
  ...calculationFamilies,
]

const byId = new Map(allFamilies.map((family) => [family.id, family]))

export const familyById = (id: string): Family | undefined => byId.get(id)

export type WorkedOut = { readonly worked: Worked } | { readonly beyond: true }

/**
 * Works the problem of a message out. Undefined where there is none in it; `beyond` where there is one that no
 * family works, or where the algebra does not confirm every step, so that nothing unsure is shown.
 */
export function workOut(text: string, confirm: Holds = holds): WorkedOut | undefined {
  const asked = readAsked(text)
  for (const family of allFamilies) {
    const found = family.work(asked)
    if (found === undefined) continue
    return found !== 'beyond' && isSound(found, confirm) ? { worked: found } : { beyond: true }
  }
  return isProblem(asked) ? { beyond: true } : undefined
}

/** A step is shown only with something that proves it. */
const isSound = ({ steps }: Worked, confirm: Holds): boolean =>
  steps.length > 0 && steps.every(({ claims }) => claims.length > 0 && claims.every(confirm))

const asksWork =
  /\b(?:solve|factori[sz]e|expand|simplify|differentiate|integrate|work out|calculate|evaluate|rearrange|prove|find)\b/
const asksGraph = /\b(?:plot|draw|sketch|graph)\b/

/** An equation to solve, or a formula that something is to be done with; a formula by itself may be an answer. */
function isProblem({ text, words, maths }: Asked): boolean {
  if (!isBareTask(text) || asksGraph.test(words)) return false
  const isAsked = asksWork.test(words)
  return maths.some((found) => {
    if (found.type === 'expression')
      return isAsked && variablesOf(found.node).length > 0 && found.node.type !== 'variable'
    const { left, right } = found.equation
    const isFormula = left.type === 'variable' || right.type === 'variable'
    return !isSolved(found.equation) && (isAsked || !isFormula)
  })
}
