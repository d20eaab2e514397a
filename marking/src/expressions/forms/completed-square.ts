import { mentions, type Node, variablesOf } from '@learngrove/maths/notation'
import { monomialOf, termsOf } from '@learngrove/maths/values'
import { type Check, isNumeric, rowOf } from '#expressions/forms/parts.ts'
import { hasLikeTerms } from '#expressions/forms/terms.ts'

/** The letter that a term holds as one square only, 2(x+3)²; undefined of any other term. */
function squaredLetter(term: Node): string | undefined {
  const { up, down } = rowOf(term)
  const square = up.find(isSquare)
  if (square?.type !== 'power') return undefined
  const others = [...up.filter((factor) => factor !== square), ...down]
  return variablesOf(square.base).find(
    (name) => isLinearIn(square.base, name) && !others.some((other) => mentions(other, name)),
  )
}

const isSquare = (node: Node): boolean =>
  node.type === 'power' &&
  node.exponent.type === 'number' &&
  node.exponent.text === '2' &&
  !isNumeric(node.base)

/** Whether a letter is in one term of it, and to the first power: x + 3, but not x + 2x. */
function isLinearIn(node: Node, name: string): boolean {
  const terms = termsOf(node).filter((term) => mentions(term.node, name))
  const [term] = terms
  return terms.length === 1 && term !== undefined && monomialOf(term.node)?.powers.get(name) === 1
}

/** a(x + p)² + q: the letter stands in one square and nowhere else. */
export const missingForCompletedSquare: Check = (node) => {
  const terms = termsOf(node).map((term) => term.node)
  const isDone = terms.some((term) => {
    const name = squaredLetter(term)
    return name !== undefined && terms.every((other) => other === term || !mentions(other, name))
  })
  if (!isDone) return 'The letter must stand in one squared bracket and nowhere else.'
  const bases = terms.flatMap((term) => rowOf(term).up.filter(isSquare))
  return terms.filter(isNumeric).length > 1 || bases.some(hasLikeTerms)
    ? 'Some of the numbers can still be put together.'
    : undefined
}
