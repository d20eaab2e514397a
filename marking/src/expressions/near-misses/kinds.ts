import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { isZero } from '@learngrove/maths/rational'
import { isSameMeaning } from '@learngrove/maths/values'
import { brokenLink, calculationOf } from '#expressions/calculation.ts'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'

/** An equation where an expression is asked for, and the other way round. */
export function kindMisses({ wanted, given }: Asked): readonly Miss[] {
  if (isStatement(wanted) === isStatement(given)) return []
  if (isStatement(wanted)) return [valueForStatement(wanted, given)]
  if (wanted.type === 'constant') return [statementForSet(wanted.name, given)]
  return 'items' in wanted ? [] : [equationForValue(wanted, given)]
}

function valueForStatement(wanted: Node, given: Node): Miss {
  const isSide =
    wanted.type === 'relation' &&
    wanted.left.type === 'variable' &&
    isSameMeaning(wanted.right, given) === true
  if (isSide && wanted.left.type === 'variable')
    return miss(`That is one side of it. Write the whole equation, with ${wanted.left.name} in it.`)
  return miss('An equation or a statement is asked for here.')
}

/** `0 = 3` where "no solution" is the answer: the conclusion is still to be drawn. */
function statementForSet(name: string, given: Node): Miss {
  if (variablesOf(given).length > 0)
    return miss('Put your value back in, and try another one, too: which numbers solve it?')
  return miss(
    name === 'empty'
      ? 'That can never be true. What does that say about the solutions?'
      : 'What does that say about the solutions?',
  )
}

function numbersWords(given: Node): string {
  const links = calculationOf(given)
  if (links === undefined) return 'A number is asked for, not a comparison.'
  return brokenLink(links) === undefined
    ? 'Your calculation holds. Is it the one that the question asks for?'
    : 'One of these equals signs does not hold. Work out both of its sides.'
}

function equationForValue(wanted: Node, given: Node): Miss {
  if (given.type === 'relation' && given.sign === '=') {
    const { left, right } = given
    const isNothing = right.type === 'number' && isZero(right.value)
    if (isNothing && isSameMeaning(left, wanted) === true)
      return {
        note: 'The expression is there. Leave out “= 0”: nothing is to be solved here.',
        isForm: true,
      }
  }
  const isNumber = variablesOf(wanted).length === 0
  if (isNumber && variablesOf(given).length === 0) return miss(numbersWords(given))
  const isInequality = given.type === 'relation' && /[<>≤≥]/.test(given.sign)
  return miss(
    isInequality
      ? 'An expression is asked for, not a comparison.'
      : 'An expression is asked for, not an equation.',
  )
}
