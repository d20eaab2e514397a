import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { derivativeOf } from '@learngrove/maths/rewriting'
import { isSameMeaning } from '@learngrove/maths/values'
import type { Operation } from '#expressions/mal-rules/rule.ts'

/** Whether `b` is the derivative of `a` by one of its letters. */
export const isDerivative = (a: Node, b: Node): boolean =>
  !isStatement(a) &&
  !isStatement(b) &&
  variablesOf(a).some((name) => {
    const d = derivativeOf(a, name)
    return d !== undefined && isSameMeaning(d, b) === true
  })

/** Whether `b` is what `a` becomes by the operation. */
export const isDone = (operation: Operation, a: Node, b: Node): boolean =>
  operation === 'derivative' ? isDerivative(a, b) : isDerivative(b, a)

/**
 * What is to be done between the start and the key, where it is not to keep the meaning: the key
 * is the derivative of the start, or the other way round. e^x is its own, and keeps it.
 */
export function operationOf(start: Node, wanted: Node): Operation | undefined {
  if (isStatement(start) || isStatement(wanted)) return undefined
  if (isSameMeaning(start, wanted) === true) return undefined
  if (isDerivative(start, wanted)) return 'derivative'
  return isDerivative(wanted, start) ? 'integral' : undefined
}
