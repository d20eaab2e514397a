import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { derivativeOf } from '@learngrove/maths/rewriting'
import { isSameMeaning } from '@learngrove/maths/values'
import { type Miss, miss } from '#expressions/near-misses/shape.ts'

const DERIVATIVE =
  'Yours and the one that is asked for are a function and its derivative. Which is asked for here?'

/** Where one is the derivative of the other. */
export const derivativeMisses = (wanted: Node, given: Node): readonly Miss[] =>
  isDerivative(wanted, given) ? [miss(DERIVATIVE)] : []

function isDerivative(wanted: Node, given: Node): boolean {
  const [name, ...more] = variablesOf(wanted)
  if (name === undefined || name === 'i' || more.length > 0 || variablesOf(given).join() !== name)
    return false
  if (isStatement(wanted) || isStatement(given)) return false
  return [
    [wanted, given],
    [given, wanted],
  ].some(([of, to]) => {
    const derivative = of && derivativeOf(of, name)
    return derivative && to && isSameMeaning(derivative, to) === true
  })
}
