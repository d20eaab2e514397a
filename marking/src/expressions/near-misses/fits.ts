import { isStatement, type Node, substitute, variablesOf } from '@learngrove/maths/notation'
import { whole } from '@learngrove/maths/rational'
import {
  add,
  approx,
  criticalPoints,
  evaluate,
  holds,
  isSameMeaning,
  isSameValue,
  numberOf,
  relationsOf,
  type Statement,
  statementOf,
  type Value,
} from '@learngrove/maths/values'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'

/** More ends than these are not looked between. */
const MAX_ENDS = 12

/** Of equations and inequalities: what of the answer fits, and whether more does. */
export function fitMisses({ wanted, given }: Asked): readonly Miss[] {
  const statement = statementOf(wanted)
  if (statement === undefined) return []
  const isUnequal = relationsOf(statement).some(({ sign }) => /[<>≤≥≠]/.test(sign))
  if (isUnequal)
    return isStatement(given) ? regionFits(statement, given) : valueFits(statement, given)
  return wanted.type === 'relation' && wanted.sign === '=' ? equationFits(wanted, given) : []
}

type Relation = Extract<Node, { type: 'relation' }>

/** Solutions that were put back in, and are not all: x = 0 of xy = 0. */
function equationFits(wanted: Relation, given: Node): readonly Miss[] {
  if (wanted.left.type === 'variable' && variablesOf(wanted.right).length === 0) return []
  const cases = given.type === 'any' ? given.items : [given]
  return cases.every((each) => isSolving(each, wanted))
    ? [miss('What you wrote fits, and it is not all that fits. What else does?')]
    : []
}

function isSolving(given: Node, wanted: Relation): boolean {
  const values = given.type === 'all' ? given.items : [given]
  let [left, right] = [wanted.left, wanted.right]
  for (const value of values) {
    const solved = explicit(value)
    if (solved === undefined) return false
    left = substitute(left, solved.name, solved.value)
    right = substitute(right, solved.name, solved.value)
  }
  if (variablesOf(left).length + variablesOf(right).length > 0)
    return isSameMeaning(left, right) === true
  const [a, b] = [evaluate(left, new Map()), evaluate(right, new Map())]
  return a !== undefined && b !== undefined && isSameValue(a, b)
}

/** The letter that stands alone, and what it is. */
function explicit(node: Node): { readonly name: string; readonly value: Node } | undefined {
  if (node.type !== 'relation' || node.sign !== '=') return undefined
  const { left, right } = node
  if (left.type === 'variable' && !variablesOf(right).includes(left.name))
    return { name: left.name, value: right }
  return right.type === 'variable' && !variablesOf(left).includes(right.name)
    ? { name: right.name, value: left }
    : undefined
}

/** Single numbers where all between them fit, too. */
function valueFits(wanted: Statement, given: Node): readonly Miss[] {
  const values = 'items' in given ? given.items : [given]
  const [name, ...more] = namesOf(wanted)
  if (name === undefined || more.length > 0) return []
  const numbers = values.map((each) =>
    variablesOf(each).length === 0 ? evaluate(each, new Map()) : undefined,
  )
  const isFit = numbers.every((value) => value && holds(wanted, new Map([[name, value]])))
  return isFit
    ? [miss('Those fit, and so do numbers between them and beyond. How is all of that written?')]
    : []
}

const namesOf = (statement: Statement): readonly string[] => [
  ...new Set(relationsOf(statement).flatMap((relation) => variablesOf(relation))),
]

/** How two regions of one letter lie to each other. */
function regionFits(wanted: Statement, node: Node): readonly Miss[] {
  const given = statementOf(node)
  if (given === undefined) return []
  const [name, ...more] = namesOf(wanted)
  if (name === undefined || more.length > 0 || namesOf(given).join() !== name) return []
  const places = placesAlong([wanted, given], name)
  if (places === undefined) return []
  const seen = places.map((value) => {
    const at = new Map([[name, value]])
    return [holds(wanted, at), holds(given, at)] as const
  })
  const has = (asked: boolean, own: boolean) => seen.some(([a, b]) => a === asked && b === own)
  if (!seen.some(([, own]) => own)) return [miss('No number fits that at all. Try one.')]
  if (!has(true, true))
    return [
      has(false, false)
        ? miss('None of your numbers fits. Put one of them in to check.')
        : miss('That is just the other part: the numbers that do not fit.'),
    ]
  if (!has(false, true)) return [miss('All of your numbers fit, and they are not all that do.')]
  return has(true, false)
    ? [miss('Some of your numbers fit, and some do not. Look at each end once more.')]
    : [miss('All that fits is there, and more than that. Put in a number near each end to check.')]
}

/** The ends of both regions, and places between and beyond them. */
function placesAlong(statements: readonly Statement[], name: string): readonly Value[] | undefined {
  const ends: Value[] = []
  for (const relation of statements.flatMap(relationsOf)) {
    const found = criticalPoints(relation, name, new Map())
    if (found === undefined) return undefined
    ends.push(...found)
  }
  const row = ends.toSorted((a, b) => numberOf(a) - numberOf(b))
  const [first, last] = [row[0], row.at(-1)]
  if (first === undefined || last === undefined || row.length > MAX_ENDS) return undefined
  const between = row.slice(1).flatMap((end, i) => {
    const [a, b] = [row[i], end]
    const half = a && middle(numberOf(a), numberOf(b))
    return half ? [half] : []
  })
  return [...row, ...between, add(first, whole(-1)), add(last, whole(1))].flatMap((each) =>
    each ? [each] : [],
  )
}

/** The middle of two ends; none where they are one. */
const middle = (a: number, b: number): Value | undefined =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)) ? undefined : approx((a + b) / 2)
