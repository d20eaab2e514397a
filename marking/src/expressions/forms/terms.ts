import { type Node, some } from '@learngrove/maths/notation'
import { isZero } from '@learngrove/maths/rational'
import { writtenKey } from '@learngrove/maths/rewriting'
import { isCollected, kindOf, monomialOf, termsOf } from '@learngrove/maths/values'
import { rowOf } from '#expressions/forms/parts.ts'

/** Equal for like terms, whatever number stands in front: `x2 y1`, `√2`; undefined of a bracket. */
function likeKey(node: Node): string | undefined {
  const monomial = monomialOf(node)
  if (monomial !== undefined) return kindOf(monomial)
  const { up, down } = rowOf(node)
  if ([...up, ...down].some((factor) => factor.type === 'sum')) return undefined
  const isNumber = (factor: Node) => monomialOf(factor)?.powers.size === 0
  const above = up.filter((factor) => !isNumber(factor)).map((each) => writtenKey(each, 'form'))
  const below = down.filter((factor) => !isNumber(factor)).map((each) => writtenKey(each, 'form'))
  return `${above.sort().join('·')}/${below.sort().join('·')}`
}

const isNothing = (node: Node): boolean => {
  const monomial = monomialOf(node)
  return monomial !== undefined && isZero(monomial.coefficient)
}

/** 2·3√5: whether two numbers of one product are still to be multiplied. */
const hasTwoNumbers = (node: Node): boolean =>
  rowOf(node).up.filter((factor) => factor.type === 'number').length > 1

/** Whether two terms of one sum are of the same kind, or a term is not tidied up. */
export const hasLikeTerms = (node: Node): boolean =>
  some(node, (each) => {
    if (each.type === 'product') return !isCollected(each) || hasTwoNumbers(each)
    if (each.type !== 'sum') return false
    const terms = termsOf(each)
    if (terms.some((term) => isNothing(term.node))) return true
    const kinds = terms.flatMap((term) => likeKey(term.node) ?? [])
    return new Set(kinds).size !== kinds.length
  })
