import * as build from '@learngrove/maths/build'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { assignmentsOf } from '#expressions/assignments.ts'
import { numberMisses } from '#expressions/near-misses/numbers.ts'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'

/** Of solutions, sets and single values: those that are missing, too many or of the other sign. */
export function solutionMisses({ wanted, given }: Asked): readonly Miss[] {
  const [asked, found] = [valuesOf(wanted), valuesOf(given)]
  if (asked === undefined || found === undefined || asked.name !== found.name) return []
  const [one, other] = [asked.values[0], found.values[0]]
  if (one && other && asked.values.length === 1 && found.values.length === 1)
    return numberMisses(one, other)
  const has = (values: readonly Node[], value: Node) =>
    values.some((each) => isSameMeaning(each, value) === true)
  const hits = found.values.filter((value) => has(asked.values, value)).length
  const covered = asked.values.filter((value) => has(found.values, value)).length
  if (hits === 0)
    return found.values.every((value) => has(asked.values, build.opposite(value)))
      ? [miss('Look at the signs once more. Put your values back in to check.')]
      : []
  if (hits === found.values.length) return [missing(covered, asked)]
  const odd = found.values.length - hits
  if (covered < asked.values.length) return [miss(`${fitWords(hits, odd)} Check each of them.`)]
  return [miss(`There ${odd === 1 ? 'is one' : 'are some'} too many. Check each of them.`)]
}

function fitWords(hits: number, odd: number): string {
  if (hits === 1 && odd === 1) return 'One of them fits, and another does not.'
  if (hits === 1) return 'One of them fits, and the others do not.'
  return odd === 1 ? 'One of them does not fit.' : 'Some of them fit, and some do not.'
}

function missing(found: number, { name, values }: Values): Miss {
  if (name === undefined) return miss('Those belong to it. There is more to find.')
  const isOne = values.length - found === 1
  return miss(
    found === 1
      ? `That is one of the solutions. There ${isOne ? 'is another one' : 'are others'} to find.`
      : `Those are solutions. There ${isOne ? 'is another one' : 'are others'} to find.`,
  )
}

type Values = { readonly name?: string; readonly values: readonly Node[] }

/** `x = 2 or x = 3`, `{2, 3}`, `2, 3` or `2`. */
function valuesOf(node: Node): Values | undefined {
  if (isStatement(node)) {
    const [only, ...others] = assignmentsOf(node) ?? []
    return only && others.length === 0 ? only : undefined
  }
  const isRow = node.type === 'set' || node.type === 'list' || node.type === 'any'
  const values = isRow ? node.items : [node]
  const isPlain = values.every((value) => !('items' in value) && variablesOf(value).length === 0)
  return isPlain ? { values } : undefined
}
