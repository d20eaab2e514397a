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

/** An equation to solve, or a formula with a letter that something is to be done with. */
function isProblem({ text, maths }: Asked): boolean {
  if (!isBareTask(text)) return false
  return maths.some((found) =>
    found.type === 'equation'
      ? !isSolved(found.equation)
      : variablesOf(found.node).length > 0 && found.node.type !== 'variable',
  )
}
