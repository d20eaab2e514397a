import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, some, variablesOf } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import {
  dividedBy,
  isSame,
  minus,
  ONE,
  type Rational,
  times,
  whole,
} from '@learngrove/maths/rational'
import { collected, factorsOf, numericValue, pattern, termsOf } from '@learngrove/maths/rewriting'
import { simplifiedRoot } from '#skills/surd.ts'
import { type SchoolRule, workByRules } from '../by-rules.ts'
import { pick, plusText } from '../draw.ts'
import type { Asked, Family } from '../family.ts'
import { formulaOf } from '../formula-text.ts'
import { isBareTask } from '../task-words.ts'
import { wordsOf, worked } from '../write.ts'
import { multiplyOut } from './expand.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
take_squares | Look for the largest square inside each root, and take its root out: <0>. | Which square number divides the number under the root? | $\\sqrt{ab} = \\sqrt{a} \\times \\sqrt{b}$, so the root of a square factor comes out in front.
multiply_roots | Multiply the numbers under the roots. | What is a root times a root? | $\\sqrt{a} \\times \\sqrt{b} = \\sqrt{ab}$, and $\\sqrt{a} \\times \\sqrt{a} = a$.
square_root_squared | A square root squared is the number under it. | What is a square root times itself? | $\\sqrt{a} \\times \\sqrt{a} = a$.
multiply_numbers | Multiply the numbers in front. | Which numbers stand in front of the roots? | Factors may be multiplied in any order.
divide_roots | Divide the numbers under the roots. | What is a root divided by a root? | $\\frac{\\sqrt{a}}{\\sqrt{b}} = \\sqrt{\\frac{a}{b}}$.
collect | Add up what has the same root, and the plain numbers. | Which terms have the same number under the root? | Roots of the same number are like terms: $2\\sqrt{3} + 5\\sqrt{3} = 7\\sqrt{3}$.
cancel | Simplify the fraction: divide top and bottom by what they share. | Which number divides the top and the bottom? | Dividing top and bottom by the same number keeps the value.
`)

/** Roots of larger numbers are not taken apart. */
const LARGEST = 10n ** 9n

/** `√n` as a number times a root with no square under it. */
function simpler(value: Rational): readonly Node[] {
  if (value.d !== 1n || value.n < 1n || value.n > LARGEST) return []
  const { size, under } = simplifiedRoot(value.n)
  if (size === 1n) return []
  return [
    under === 1n
      ? build.integer(size)
      : build.product(build.integer(size), build.root(build.integer(under))),
  ]
}

const takeSquares: SchoolRule = {
  id: 'take_squares',
  pattern: pattern('sqrt(k)'),
  make: (match) => simpler(match.number('k')),
  said: (before) => {
    const found: string[] = []
    some(before, (each) => {
      const n = each.type === 'root' ? exactValue(each.of)?.n : undefined
      const size = n !== undefined && n > 0n && n <= LARGEST ? simplifiedRoot(n).size : 1n
      const rest = (n ?? 0n) / (size * size)
      if (n !== undefined && size > 1n)
        found.push(`$${n} = ${size}^2${rest === 1n ? '' : ` \\times ${rest}`}$`)
      return false
    })
    return say('take_squares', [...new Set(found)].join(', '))
  },
}

const multiplyRoots: SchoolRule = {
  id: 'multiply_roots',
  pattern: pattern('sqrt(k)*sqrt(m)'),
  make: (match) => {
    const [k, m] = [match.number('k'), match.number('m')]
    return [isSame(k, m) ? build.fraction(k) : build.root(build.fraction(times(k, m)))]
  },
  said: say('multiply_roots'),
}

const squareRoot: SchoolRule = {
  id: 'square_root_squared',
  pattern: pattern('sqrt(k)^2'),
  make: (match) => [build.fraction(match.number('k'))],
  said: say('square_root_squared'),
}

const multiplyNumbers: SchoolRule = {
  id: 'multiply_numbers',
  pattern: pattern('k*m'),
  make: (match) =>
    some(match.found, ({ type }) => type === 'root')
      ? []
      : [build.fraction(times(match.number('k'), match.number('m')))],
  said: say('multiply_numbers'),
}

const divideRoots: SchoolRule = {
  id: 'divide_roots',
  pattern: pattern('sqrt(k)/sqrt(m)'),
  guard: (match) =>
    match.number('m').n !== 0n && dividedBy(match.number('k'), match.number('m')).d === 1n,
  make: (match) => [build.root(build.fraction(dividedBy(match.number('k'), match.number('m'))))],
  said: say('divide_roots'),
}

const collectRoots: SchoolRule = {
  id: 'collect',
  pattern: pattern('a'),
  isOfWhole: true,
  guard: ({ found }) =>
    found.type === 'sum' && termsOf(collected(found)).length < termsOf(found).length,
  make: ({ found }) => [collected(found)],
  said: say('collect'),
}

/** The bottom `a + b√k` as its plain part and its root part; undefined where it has no root. */
function bottomOf(node: Node): { plain: Rational; front: Rational; under: Rational } | undefined {
  let [plain, front, under]: [Rational, Rational, Rational | undefined] = [
    whole(0),
    whole(0),
    undefined,
  ]
  const terms = termsOf(node)
  if (terms.length > 2) return undefined
  for (const { sign, node: term } of terms) {
    const factors = factorsOf(term.type === 'signed' ? term.of : term)
    const root = factors.find(({ type }) => type === 'root')
    const number = factors
      .filter((factor) => factor !== root)
      .map((factor) => numericValue(factor))
      .reduce<Rational | undefined>((all, each) => all && each && times(all, each), ONE)
    const turn = whole((sign === '-') !== (term.type === 'signed') ? -1 : 1)
    if (!number) return undefined
    if (root?.type === 'root' && under === undefined)
      [front, under] = [times(number, turn), numericValue(root.of)]
    else if (root) return undefined
    else plain = times(number, turn)
  }
  return under && under.d === 1n && under.n <= LARGEST ? { plain, front, under } : undefined
}

const rationalise: SchoolRule = {
  id: 'rationalise',
  pattern: pattern('a/b'),
  make: (match) => {
    const bottom = bottomOf(match.part('b'))
    if (!bottom) return []
    const { plain, front, under } = bottom
    const root = build.root(build.fraction(under))
    if (plain.n === 0n) {
      const top = collectedRoots(build.product(match.part('a'), root))
      return [build.quotient(top, build.fraction(times(front, under)))]
    }
    const size = build.product(
      build.fraction({ ...front, n: front.n < 0n ? -front.n : front.n }),
      root,
    )
    const partner = build.sum(build.fraction(plain), collected(size), front.n < 0n ? '+' : '-')
    const value = minus(times(plain, plain), times(times(front, front), under))
    return value.n === 0n
      ? []
      : [build.quotient(build.product(match.part('a'), partner), build.fraction(value))]
  },
  said: (before) => {
    const bottom = before.type === 'quotient' ? bottomOf(before.right) : undefined
    const isPair = bottom?.plain.n !== 0n
    return {
      text: isPair
        ? 'Multiply top and bottom by the bottom with the other sign in the middle. The bottom becomes a difference of squares.'
        : `Multiply top and bottom by $\\sqrt{${bottom?.under.n}}$.`,
      ask: 'What could you multiply the top and the bottom by, so that no root is left below?',
      why: isPair
        ? '$(a + \\sqrt{b})(a - \\sqrt{b}) = a^2 - b$: the roots cancel.'
        : '$\\sqrt{a} \\times \\sqrt{a} = a$, and multiplying top and bottom by the same number keeps the value.',
    }
  },
}

const collectedRoots = (node: Node): Node => collected(node)

const cancel: SchoolRule = {
  id: 'cancel',
  pattern: pattern('a/k'),
  make: (match) => {
    const divided = collected(build.quotient(match.part('a'), match.part('k')))
    const isWhole = !some(
      divided,
      (each) => each.type === 'quotient' || (each.type === 'number' && each.value.d !== 1n),
    )
    if (isWhole) return [divided]
    const factors = factorsOf(match.part('a'))
    const front = numericValue(factors[0] ?? match.part('a'))
    const root = factors.find(({ type }) => type === 'root')
    if (!front || !root || factors.length !== 2) return []
    const share = dividedBy(front, match.number('k'))
    if (share.d === match.number('k').n) return []
    return [
      build.quotient(
        share.n === 1n ? root : build.product(build.fraction(whole(share.n)), root),
        build.fraction(whole(share.d)),
      ),
    ]
  },
  said: say('cancel'),
}

const isSurd = (node: Node): boolean =>
  some(node, (each) => each.type === 'root' && each.index === undefined)

function work({ text, words }: Asked, id: 'surds' | 'rationalise') {
  if (
    !/simplif|surd|rationali|expand|work out|what is|whats|what's|find|single root|^sqrt|\bk ?sqrt|in the form/.test(
      words,
    ) ||
    !isBareTask(text)
  )
    return undefined
  const node = formulaOf(text)
  if (!node || !isSurd(node) || variablesOf(node).length > 0) return undefined
  const hasBelow = some(node, (each) => each.type === 'quotient' && isSurd(each.right))
  const isRationalised =
    /rationali/.test(words) ||
    (hasBelow &&
      !some(
        node,
        (each) =>
          each.type === 'quotient' && divideRoots.guard !== undefined && each.left.type === 'root',
      ))
  if (isRationalised !== (id === 'rationalise')) return undefined
  const rules = [
    squareRoot,
    divideRoots,
    takeSquares,
    ...(isRationalised ? [rationalise] : []),
    multiplyNumbers,
    multiplyRoots,
    multiplyOut,
    collectRoots,
    cancel,
  ]
  const { steps, end } = workByRules(id, rules, node)
  if (steps.length === 0) return undefined
  const start = printTextbook(node)
  return worked(id, {
    start: `$${start}$`,
    line: start,
    goal: isRationalised ? 'the same with no root below' : 'the same as simply as can be',
    steps,
    answer: printTextbook(end),
  })
}

export const surdFamilies: readonly Family[] = [
  {
    id: 'rationalise',
    title: 'rationalising the denominator',
    work: (asked) => work(asked, 'rationalise'),
    draw: (random) => {
      const [a, k, b] = [random.between(2, 12), pick(random, [2, 3, 5, 6, 7]), random.between(3, 6)]
      return pick(random, [
        { text: `rationalise ${a}/√${k}`, answers: [`${a}*sqrt(${k})/${k}`] },
        {
          text: `rationalise the denominator of ${a}/(${b}+√${k})`,
          answers: [`(${a * b}-${a}*sqrt(${k}))/${b * b - k}`],
        },
      ])
    },
  },
  {
    id: 'surds',
    title: 'simplifying surds',
    work: (asked) => work(asked, 'surds'),
    draw: (random) => {
      const [a, b, k] = [random.between(2, 9), random.between(2, 9), pick(random, [2, 3, 5, 7])]
      const [c, d] = [random.between(1, 5), random.between(1, 5)]
      return pick(random, [
        { text: `simplify √${a * a * k}`, answers: [`${a}*sqrt(${k})`] },
        { text: `simplify √${a * a * k} + √${b * b * k}`, answers: [`${a + b}*sqrt(${k})`] },
        { text: `simplify √${a * k} × √${k * b}`, answers: [`sqrt(${a * b * k * k})`] },
        {
          text: `expand and simplify (${c}+√${k})(${d}-√${k})`,
          answers: [`${c * d - k}${plusText(d - c)}*sqrt(${k})`],
        },
      ])
    },
  },
]
