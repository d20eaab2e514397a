import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, some, variablesOf } from '@learngrove/maths/notation'
import {
  dividedBy,
  isSame,
  minus,
  ONE,
  plus,
  type Rational,
  ratio,
  times,
  whole,
} from '@learngrove/maths/rational'
import { factorsOf, numericValue, pattern, productOf } from '@learngrove/maths/rewriting'
import { readExpression } from '#notation/read-maths.ts'
import { type SchoolRule, workByRules } from '../by-rules.ts'
import { pick } from '../draw.ts'
import type { Asked, Family } from '../family.ts'
import { apart, formulaText } from '../formula-text.ts'
import { isBareTask } from '../task-words.ts'
import { wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
power_of_product | The power belongs to each factor in the bracket. | What does the power outside do to each factor in the bracket? | $(ab)^n = a^n b^n$: every factor in the bracket is raised.
power_of_power | Multiply the powers. | A power is raised to a power. What happens to the two powers? | $(a^m)^n = a^{mn}$: the factors are counted $m$ at a time, $n$ times.
multiply | Multiply the numbers, and add the powers of the same base. | Which factors have the same base? What happens to their powers when you multiply? | $a^m \\times a^n = a^{m + n}$: the factors are put in one row and counted.
divide | Divide the numbers, and take the lower power away from the upper one for each base. | Which base is above and below? What happens to its powers when you divide? | $a^m \\div a^n = a^{m - n}$: what is above and below cancels.
zero | Anything to the power $0$ is $1$. | What is a number to the power $0$? | $a^n \\div a^n$ is $1$, and by the rule of division it is $a^0$.
negative | A negative power is one over the positive power. | What does the minus in the power mean? | $a^{-n} = \\frac{1}{a^n}$: each step down in the power divides once more.
root | The bottom of the power is a root: take the <0> root first. | What does the bottom of the power tell you to do? | $a^{\\frac{m}{n}} = (\\sqrt[n]{a})^m$: the bottom is the root, the top is the power.
value | Work out the power of the number. | How many times is the number multiplied by itself? | A power says how many times the number is a factor.
over | One over a fraction is the fraction upside down. | What is one divided by a fraction? | Dividing by a fraction is multiplying by its reciprocal.
`)

const id = 'index-laws'
/** Larger powers of numbers are left as they are. */
const LARGEST_EXPONENT = 12n
const LARGEST_BASE = 1000n

type Raised = { readonly base: Node; readonly exponent: Rational; readonly isPower: boolean }

function raisedOf(factor: Node): Raised {
  const exponent = factor.type === 'power' ? numericValue(factor.exponent) : undefined
  return factor.type === 'power' && exponent
    ? { base: factor.base, exponent, isPower: true }
    : { base: factor, exponent: ONE, isPower: false }
}

const power = (base: Node, exponent: Rational): Node =>
  isSame(exponent, ONE) ? base : build.power(base, build.fraction(exponent))
const keyOf = ({ base }: Raised): string => printTextbook(base)
const plainNumber = (node: Node): Rational | undefined =>
  raisedOf(node).isPower ? undefined : numericValue(node)

const powerOfProduct: SchoolRule = {
  id: 'power_of_product',
  pattern: pattern('a^n'),
  guard: (match) => match.part('a').type === 'product',
  make: (match) => [
    productOf(factorsOf(match.part('a')).map((factor) => build.power(factor, match.part('n')))),
  ],
  said: say('power_of_product'),
}

const powerOfPower: SchoolRule = {
  id: 'power_of_power',
  pattern: pattern('(a^m)^n'),
  make: (match) => [power(match.part('a'), times(match.number('m'), match.number('n')))],
  said: say('power_of_power'),
}

const multiply = (hasLetters: boolean): SchoolRule => ({
  id: 'multiply',
  pattern: pattern('a*b'),
  make: (match) => {
    const [one, other] = [match.part('a'), match.part('b')]
    const numbers = [plainNumber(one), plainNumber(other)]
    if (numbers[0] && numbers[1])
      return hasLetters ? [build.fraction(times(numbers[0], numbers[1]))] : []
    const [a, b] = [raisedOf(one), raisedOf(other)]
    return keyOf(a) === keyOf(b) ? [power(a.base, plus(a.exponent, b.exponent))] : []
  },
  said: say('multiply'),
})

/** Numbers and powers of a row: the number in front, and each base with its power. */
function rowOf(node: Node): { number: Rational; powers: Map<string, Raised> } {
  let number = ONE
  const powers = new Map<string, Raised>()
  for (const factor of factorsOf(node)) {
    const value = plainNumber(factor)
    const raised = raisedOf(factor)
    if (value) number = times(number, value)
    else
      powers.set(keyOf(raised), {
        ...raised,
        exponent: plus(raised.exponent, powers.get(keyOf(raised))?.exponent ?? whole(0)),
      })
  }
  return { number, powers }
}

const divide: SchoolRule = {
  id: 'divide',
  pattern: pattern('a/b'),
  guard: (match) => some(match.found, ({ type }) => type === 'power' || type === 'variable'),
  make: (match) => {
    const [top, under] = [rowOf(match.part('a')), rowOf(match.part('b'))]
    if (under.number.n === 0n) return []
    const shared = [...under.powers.keys()].some((key) => top.powers.has(key))
    const number = dividedBy(top.number, under.number)
    if (!shared && number.d !== 1n && isSame(number, ratio(top.number.n, under.number.n))) return []
    const kept = [...new Set([...top.powers.keys(), ...under.powers.keys()])].flatMap((key) => {
      const [up, down] = [top.powers.get(key), under.powers.get(key)]
      const base = (up ?? down)?.base
      const exponent = minus(up?.exponent ?? whole(0), down?.exponent ?? whole(0))
      return base && exponent.n !== 0n ? [{ base, exponent }] : []
    })
    const side = (sign: 1 | -1, n: bigint) => {
      const factors = kept
        .filter(({ exponent }) => exponent.n > 0n === (sign === 1))
        .map(({ base, exponent }) => power(base, times(exponent, whole(sign))))
      return productOf(
        n === 1n && factors.length > 0 ? factors : [build.fraction(whole(n)), ...factors],
      )
    }
    const [above, below] = [side(1, number.n), side(-1, number.d)]
    return [printTextbook(below) === '1' ? above : build.quotient(above, below)]
  },
  said: say('divide'),
}

const zero: SchoolRule = {
  id: 'zero',
  pattern: pattern('a^n'),
  guard: (match) => match.number('n').n === 0n,
  make: () => [build.integer(1)],
  said: say('zero'),
}

const negative: SchoolRule = {
  id: 'negative',
  pattern: pattern('a^n'),
  guard: (match) => match.number('n').n < 0n,
  make: (match) => [
    build.quotient(build.integer(1), power(match.part('a'), times(match.number('n'), whole(-1)))),
  ],
  said: say('negative'),
}

const root: SchoolRule = {
  id: 'root',
  pattern: pattern('k^n'),
  guard: (match) => match.number('n').d > 1n && match.number('n').d <= 6n,
  make: (match) => {
    const { n, d } = match.number('n')
    const base = match.number('k')
    const [top, under] = [wholeRoot(base.n, d), wholeRoot(base.d, d)]
    return top === undefined || under === undefined
      ? []
      : [power(build.fraction(ratio(top, under)), whole(n))]
  },
  said: (before) => {
    const found = exponentsIn(before).find((each) => each.d > 1n)
    return say(
      'root',
      found?.d === 2n ? 'square' : found?.d === 3n ? 'cube' : nth[Number(found?.d)],
    )
  },
}

const value: SchoolRule = {
  id: 'value',
  pattern: pattern('k^n'),
  guard: (match) =>
    match.number('n').d === 1n &&
    match.number('n').n > 0n &&
    match.number('n').n <= LARGEST_EXPONENT &&
    match.number('k').n <= LARGEST_BASE &&
    match.number('k').d <= LARGEST_BASE,
  make: (match) => {
    const { n, d } = match.number('k')
    const times = match.number('n').n
    return [build.fraction(ratio(n ** times, d ** times))]
  },
  said: say('value'),
}

const over: SchoolRule = {
  id: 'over',
  pattern: pattern('1/k'),
  guard: (match) => match.number('k').d > 1n,
  make: (match) => [build.fraction(dividedBy(ONE, match.number('k')))],
  said: say('over'),
}

/** A whole root by search; the numbers of school are small. */
function wholeRoot(n: bigint, degree: bigint): bigint | undefined {
  for (let k = 0n; k <= LARGEST_BASE && k ** degree <= n; k += 1n) if (k ** degree === n) return k
  return undefined
}

function exponentsIn(node: Node): readonly Rational[] {
  const found: Rational[] = []
  some(node, (each) => {
    const exponent = each.type === 'power' ? numericValue(each.exponent) : undefined
    if (exponent) found.push(exponent)
    return false
  })
  return found
}

/** What is divided by with a division sign is the whole term after it. */
const grouped = (text: string): string => text.replace(/÷ ?(\d*(?:[a-z](?:\^-?\d+)?)+)/gi, '÷ ($1)')

const nth: Readonly<Record<number, string>> = { 4: 'fourth', 5: 'fifth', 6: 'sixth' }

const asks =
  /simplif|index|indices|single power|power of|laws|evaluate|work out|value|what is|whats|what's|calculate|\^ ?\(1\/|^-?\d+ ?\^/

function work({ text, words }: Asked) {
  if (!asks.test(words) || !isBareTask(text)) return undefined
  const node = readExpression(apart(grouped(formulaText(text))))
  const exponents = node ? exponentsIn(node) : []
  if (
    !node ||
    exponents.length === 0 ||
    some(node, ({ type }) => type === 'sum' || type === 'root' || type === 'call')
  )
    return undefined
  const hasLetters = variablesOf(node).length > 0
  const isUnusual = exponents.some(({ n, d }) => d > 1n || n <= 0n)
  const isAsked = /simplif|single power|index|indices|laws/.test(words)
  if (
    !hasLetters &&
    !isUnusual &&
    !(isAsked && some(node, ({ type }) => type === 'product' || type === 'quotient'))
  )
    return undefined
  if (exponents.some(({ n, d }) => n > 99n || n < -99n || d > 12n)) return 'beyond'
  const evaluated = hasLetters || isUnusual ? [value, over] : []
  const ends = hasLetters ? [zero] : [zero, root, negative]
  const rules = [powerOfProduct, powerOfPower, multiply(hasLetters), divide, ...ends, ...evaluated]
  const { steps, end } = workByRules(id, rules, node)
  if (steps.length === 0) return undefined
  const start = printTextbook(node)
  return worked(id, {
    start: `$${start}$`,
    line: start,
    goal: 'the same as simply as can be',
    steps,
    answer: printTextbook(end),
  })
}

export const indexFamilies: readonly Family[] = [
  {
    id,
    title: 'the laws of indices',
    work,
    draw: (random) => {
      const [m, n, a, b] = [
        random.between(2, 9),
        random.between(2, 9),
        random.between(2, 6),
        random.between(2, 6),
      ]
      return pick(random, [
        { text: `simplify x^${m} × x^${n}`, answers: [`x^${m + n}`] },
        { text: `simplify ${a}x^${m} * ${b}x^${n}`, answers: [`${a * b}x^${m + n}`] },
        { text: `simplify ${a * b}y^${m + n} ÷ ${a}y^${m}`, answers: [`${b}y^${n}`] },
        { text: `simplify (x^${m})^${n}`, answers: [`x^${m * n}`] },
        { text: `simplify (${a}x^${m})^2`, answers: [`${a * a}x^${2 * m}`] },
        { text: `simplify ${a}^${m} × ${a}^${n}`, answers: [`${a}^${m + n}`] },
        { text: `work out ${a}^-2`, answers: [`1/${a * a}`] },
        { text: `what is ${b ** 3}^(2/3)`, answers: [`${b * b}`] },
      ])
    },
  },
]
