import * as build from '@learngrove/maths/build'
import { type Node, SUPERSCRIPTS, some, variablesOf } from '@learngrove/maths/notation'
import {
  divide,
  evaluate,
  factorsOf,
  isNearZero,
  isSameMeaning,
  isSameValue,
  monomialOf,
  numberOf,
  pointsFor,
  termsOf,
  type Value,
} from '@learngrove/maths/values'
import { numberMisses } from '#expressions/near-misses/numbers.ts'
import { type Miss, miss } from '#expressions/near-misses/shape.ts'

/** At how many places two formulas are divided by each other. */
const PLACES = 4
/** A factor that is nearer to 1 than that says nothing. */
const NEAR_ONE = 0.02
/** More brackets than these are not turned one by one. */
const MAX_BRACKETS = 3
/** Longer sums are not looked at term by term. */
const MAX_TERMS = 8

/** How a formula differs from the one that is wanted: by its sign, a factor or a term. */
export function formulaMisses(wanted: Node, given: Node): readonly Miss[] {
  if ('items' in wanted || 'items' in given) return []
  if (variablesOf(wanted).length === 0)
    return variablesOf(given).length === 0 ? ofNumbers(wanted, given) : []
  if (variablesOf(given).some((name) => !variablesOf(wanted).includes(name))) return []
  if (isSameMeaning(build.opposite(given), wanted) === true)
    return [
      miss(
        termsOf(given).length > 1
          ? 'Look at the signs once more: each of them is the other one.'
          : 'Look at the sign once more.',
      ),
    ]
  const factor = factorMisses(wanted, given)
  return factor.length > 0 ? factor : termMisses(wanted, given)
}

function ofNumbers(wanted: Node, given: Node): readonly Miss[] {
  const found = numberMisses(wanted, given)
  return found.length > 0 ? found : signMisses(wanted, given)
}

/** One term of a sum has the other sign: `3 - √5` for `3 + √5`. */
function signMisses(wanted: Node, given: Node): readonly Miss[] {
  const terms = termsOf(wanted)
  if (terms.length < 2 || terms.length > MAX_TERMS) return []
  const isTurned = terms.some(({ node, isNegative }) => {
    const twice = build.product(build.integer(2), node)
    return isSameMeaning(build.sum(wanted, twice, isNegative ? '+' : '-'), given) === true
  })
  return isTurned ? [miss('Look at the sign of one of the terms once more.')] : []
}

function factorMisses(wanted: Node, given: Node): readonly Miss[] {
  const found: Miss[] = []
  const ratio = constantRatio(given, wanted)
  const isOne = ratio !== undefined && isSameValue(ratio, UNIT)
  // So near to 1 it is another rounding, and no factor.
  if (ratio !== undefined && !isOne && Math.abs(numberOf(ratio) - 1) < NEAR_ONE) return []
  if (ratio !== undefined && (isOne || !isEitherBent(given, wanted)))
    found.push(
      miss(
        isOne
          ? 'That is right for some numbers only. Put in others, negative ones too.'
          : 'All is there but for a number in front. Put in a value to see how it differs.',
      ),
    )
  else if (isReciprocal(given, wanted))
    found.push(miss('That is upside down: top and bottom have changed places.'))
  else {
    if (isTurnedInBrackets(wanted, given))
      found.push(miss('Look at the signs in the brackets. Multiply out to check.'))
    const own = factorsOf(wanted).filter((factor) => variablesOf(factor).length > 0)
    const isWithout = (a: Node, factor: Node, b: Node) =>
      isSameMeaning(build.product(a, factor), b) === true
    if (own.length > 1 && own.some((factor) => isWithout(given, factor, wanted)))
      found.push(miss('One of the factors is missing.'))
    const more = factorsOf(given).filter((factor) => variablesOf(factor).length > 0)
    if (more.length > 1 && more.some((factor) => isWithout(wanted, factor, given)))
      found.push(miss('There is one factor too many.'))
  }
  return found
}

/** Whether signs inside of its brackets are the only difference. */
function isTurnedInBrackets(wanted: Node, given: Node): boolean {
  const factors = factorsOf(given)
  const sums = factors.filter(({ type }) => type === 'sum').length
  if (factors.length < 2 || sums === 0 || sums > MAX_BRACKETS) return false
  for (let mask = 1; mask < 2 ** factors.length; mask += 1) {
    const turned = factors.map((factor, i) =>
      factor.type === 'sum' && (mask & (1 << i)) !== 0
        ? build.sum(factor.left, factor.right, factor.sign === '-' ? '+' : '-')
        : factor,
    )
    if (isSameMeaning(turned.reduce(build.product), wanted) === true) return true
  }
  return false
}

const UNIT: Value = { exact: true, n: 1n, d: 1n }

const isConstantTimes = (a: Node, b: Node): boolean =>
  !isEitherBent(a, b) && constantRatio(a, b) !== undefined

const isReciprocal = (a: Node, b: Node): boolean => {
  const ratio = isEitherBent(a, b) ? undefined : constantRatio(build.product(a, b), ONE)
  return ratio !== undefined && isSameValue(ratio, UNIT)
}

/** The number that one formula is times the other, wherever both are asked; undefined where there is none. */
function constantRatio(a: Node, b: Node): Value | undefined {
  const names = [...new Set([...variablesOf(a), ...variablesOf(b)])].sort()
  let ratio: Value | undefined
  let seen = 0
  for (const at of pointsFor(names)) {
    const [x, y] = [evaluate(a, at), evaluate(b, at)]
    const here = x && y && !isNearZero(y) ? divide(x, y) : undefined
    if (here === undefined || isNearZero(here)) continue
    if (ratio !== undefined && !isSameValue(ratio, here)) return undefined
    ratio = here
    seen += 1
    if (seen >= PLACES) return ratio
  }
  return undefined
}

const isEitherBent = (a: Node, b: Node): boolean => some(a, isBent) || some(b, isBent)

/** What is one formula here and another one there: a few places do not tell of all. */
const isBent = ({ type, ...node }: Node): boolean =>
  type === 'absolute' ||
  (type === 'root' && 'of' in node && some(node.of, (each) => each.type === 'power')) ||
  ('name' in node && type === 'call' && /^(?:max|min|floor|ceil|round|sgn|abs|mod)/.test(node.name))

/** All terms are right but one, whose letters tell which. */
function termMisses(wanted: Node, given: Node): readonly Miss[] {
  const all = [...termsOf(wanted), ...termsOf(given)]
  if (all.length < 3 || all.length > 2 * MAX_TERMS) return signMisses(wanted, given)
  const gap = build.sum(given, wanted, '-')
  const kinds = new Map([['', ONE] as const, ...all.flatMap(({ node }) => kindOf(node))])
  for (const [name, kind] of kinds) {
    if (!isConstantTimes(gap, kind)) continue
    const which = name === '' ? 'the number without a letter' : `the term with ${name}`
    return [miss(`All is right but one term. Look at ${which} once more.`)]
  }
  return signMisses(wanted, given)
}

const ONE = build.integer(1)

const POWERS = new Map(Object.entries(SUPERSCRIPTS).map(([sign, plain]) => [plain, sign]))

/** The letters of a term as they are said and as a formula: `x²y`. */
function kindOf(term: Node): readonly (readonly [string, Node])[] {
  const powers = [...(monomialOf(term)?.powers ?? [])].filter(([, power]) => power !== 0)
  if (powers.length === 0) return []
  const name = powers
    .map(([letter, power]) => letter + (power === 1 ? '' : (POWERS.get(`${power}`) ?? `^${power}`)))
    .join('')
  const node = powers
    .map(([letter, power]) => build.power(build.variable(letter), build.integer(power)))
    .reduce(build.product)
  return [[name, node]]
}
