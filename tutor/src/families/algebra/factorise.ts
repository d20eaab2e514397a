import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, variablesOf } from '@learngrove/maths/notation'
import { coefficient, degree, monomial, polynomialIn } from '@learngrove/maths/polynomial'
import { gcd, ONE, type Rational, whole, wholeSquareRoot } from '@learngrove/maths/rational'
import {
  collected,
  factorsOf,
  numericValue,
  productOf,
  sumOf,
  termsOf,
} from '@learngrove/maths/rewriting'
import { type IntegerQuadratic, quadraticLatex } from '#skills/integer-quadratic.ts'
import { factorLatex, rationalRoots } from '#skills/surd.ts'
import { nonZero, pick, plusText, termText } from '../draw.ts'
import type { Asked, Family, Step } from '../family.ts'
import { formulaOf } from '../formula-text.ts'
import { isBareTask } from '../task-words.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
common | Take out what every term shares, in front of a bracket. | What do all the terms have in common: which number, and which letters? | Factorising undoes expanding: what every term shares goes in front of the bracket.
squares | It is one square minus another: write it as the sum of the roots times their difference. | Both terms are squares, and one is taken away. Which two brackets give that? | $(a + b)(a - b) = a^2 - b^2$, because the middle terms cancel.
pair | Take out what the first two terms share, then what the last two share. The brackets agree. | What do the first two terms share, and what the last two? | When both halves have the same bracket, that bracket is a factor of the whole.
`)

const asks = /factori[sz]|into (?:two )?brackets|take out/
/** Larger numbers are not searched for factors. */
const LARGEST = 1_000_000n

function formulaIn({ text, words }: Asked): Node | undefined {
  if (!asks.test(words) || words.includes('=') || !isBareTask(text)) return undefined
  const node = formulaOf(text)
  return node?.type === 'sum' && variablesOf(node).length > 0 ? node : undefined
}

/** A term as its number and the power of each letter; undefined where it is none. */
function monomialOf(node: Node): { value: Rational; powers: Map<string, number> } | undefined {
  let value = ONE
  const powers = new Map<string, number>()
  for (const factor of factorsOf(node.type === 'signed' ? node.of : node)) {
    const number = numericValue(factor)
    const base = factor.type === 'power' ? factor.base : factor
    const exponent = factor.type === 'power' ? Number(numericValue(factor.exponent)?.n ?? 0n) : 1
    if (number) value = { ...value, n: value.n * number.n, d: value.d * number.d }
    else if (base.type === 'variable' && exponent > 0)
      powers.set(base.name, (powers.get(base.name) ?? 0) + exponent)
    else return undefined
  }
  return value.d === 1n ? { value, powers } : undefined
}

/** What all terms share; undefined where that is 1, or a term is not made of numbers and letters. */
function sharedFactor(node: Node): Node | undefined {
  const terms = termsOf(collected(node)).map(({ node: each }) => monomialOf(each))
  const [first, ...others] = terms
  if (!first || others.some((each) => !each)) return undefined
  const number = terms.reduce((all, each) => gcd(all, each?.value.n ?? 1n), 0n)
  const letters = [...first.powers].flatMap(([name, power]) => {
    const least = Math.min(power, ...others.map((each) => each?.powers.get(name) ?? 0))
    return least > 0 ? [monomial(ONE, name, least)] : []
  })
  const factors = number === 1n ? letters : [build.integer(number), ...letters]
  return factors.length > 0 ? productOf(factors) : undefined
}

const wholeQuadratic = (node: Node): { name: string; quadratic: IntegerQuadratic } | undefined => {
  const [name, ...others] = variablesOf(node)
  const p = name !== undefined && others.length === 0 ? polynomialIn(node, name) : undefined
  if (!p || name === undefined || degree(p) !== 2) return undefined
  const [c, b, a] = [0, 1, 2].map((i) => coefficient(p, i))
  if (!a || !b || !c || [a, b, c].some(({ n, d }) => d !== 1n || n > LARGEST || n < -LARGEST))
    return undefined
  return { name, quadratic: { a: a.n, b: b.n, c: c.n } }
}

const said = {
  common: say('common'),
  squares: say('squares'),
}

function factorQuadratic(
  id: string,
  node: Node,
  front: Node | undefined,
): { steps: readonly Step[]; answer: string } | undefined {
  const found = wholeQuadratic(node)
  if (!found || found.quadratic.a <= 0n) return undefined
  const {
    name,
    quadratic: { a, b, c },
  } = found
  const roots = rationalRoots(a, b, c)
  const [first, second = first] = roots ?? []
  if (!first || !second || c === 0n) return undefined
  const brackets =
    roots?.length === 1
      ? `${factorLatex(name, first)}^{2}`
      : `${factorLatex(name, second)}${factorLatex(name, first)}`
  const start = quadraticLatex({ a, b, c }, name)
  const lead = front ? printTextbook(front) : ''
  const answer = `${lead}${brackets}`
  const last = (rule: string, words: (typeof said)['common']) =>
    step(`${id}.${rule}`, words, answer, [`${lead}(${start})`, answer])
  if (b === 0n) return { steps: [last('squares', said.squares)], answer }
  const pair = rationalRoots(1n, -b, a * c) ?? []
  const [p = '', q = p] = pair.map(({ n }) => String(n))
  const why = {
    ask: `Which two numbers multiply to $${a * c}$ and add up to $${b}$?`,
    why:
      a === 1n
        ? 'In $(x + p)(x + q)$ the numbers multiply to the last one and add up to the middle one.'
        : 'Multiply the first number by the last. A pair with that product and the middle as sum splits the middle term.',
  }
  if (a === 1n)
    return {
      steps: [
        last('pair', {
          ...why,
          text: `Two numbers that multiply to $${c}$ and add up to $${b}$ are $${p}$ and $${q}$. They go into the brackets.`,
        }),
      ],
      answer,
    }
  const split = printTextbook(
    sumOf(
      [
        [a, 2],
        [BigInt(p), 1],
        [BigInt(q), 1],
        [c, 0],
      ].map(([value, power], i) => {
        const n = BigInt(value ?? 0)
        const isMinus = n < 0n && i > 0
        return {
          sign: isMinus ? '-' : '+',
          node: monomial(whole(isMinus ? -n : n), name, Number(power)),
        }
      }),
    ),
  )
  return {
    steps: [
      step(
        `${id}.split`,
        {
          ...why,
          text: `Two numbers that multiply to $${a * c}$ and add up to $${b}$ are $${p}$ and $${q}$. Split the middle term with them.`,
        },
        lead ? `${lead}(${split})` : split,
        [start, split],
      ),
      last('pair', say('pair')),
    ],
    answer,
  }
}

/** `9x² - 4y²`: both roots; undefined where one of them is no whole one. */
function twoSquares(node: Node): readonly [Node, Node] | undefined {
  const [first, second, ...more] = termsOf(collected(node))
  if (!first || !second || more.length > 0 || first.sign === second.sign) return undefined
  const roots = [first, second].map((term) => {
    const found = monomialOf(term.node)
    const root = found && wholeSquareRoot(found.value.n)
    if (!found || root === undefined || [...found.powers.values()].some((power) => power % 2 > 0))
      return undefined
    const letters = [...found.powers].map(([name, power]) => monomial(ONE, name, power / 2))
    return productOf(
      root === 1n && letters.length > 0 ? letters : [build.integer(root), ...letters],
    )
  })
  const [one, other] = first.sign === '-' ? [roots[1], roots[0]] : roots
  return one && other ? [one, other] : undefined
}

type Factored = { readonly steps: readonly Step[]; readonly answer: string; readonly kind: string }

function factorised(node: Node): Factored | undefined {
  const start = printTextbook(node)
  const front = sharedFactor(node)
  const inside = front ? collected(build.quotient(node, front)) : node
  const steps: Step[] = []
  let answer = start
  if (front) {
    answer = `${printTextbook(front)}(${printTextbook(inside)})`
    steps.push(step('factorise-common.common', said.common, answer, [start, answer]))
  }
  const squares = twoSquares(inside)
  const kind = squares ? 'difference-of-squares' : 'factorise-quadratic'
  if (squares) {
    const [a, b] = squares.map((each) => printTextbook(each))
    const last = `${front ? printTextbook(front) : ''}(${a} + ${b})(${a} - ${b})`
    return {
      steps: [...steps, step(`${kind}.squares`, said.squares, last, [answer, last])],
      answer: last,
      kind,
    }
  }
  const rest = factorQuadratic(kind, inside, front)
  if (rest) return { steps: [...steps, ...rest.steps], answer: rest.answer, kind }
  return front ? { steps, answer, kind: 'factorise-common' } : undefined
}

function work(asked: Asked, id: string) {
  const node = formulaIn(asked)
  if (!node) return undefined
  const found = factorised(node)
  if (!found) return id === 'factorise-common' ? 'beyond' : undefined
  if (found.kind !== id) return undefined
  const start = printTextbook(node)
  return worked(id, {
    start: `Factorise $${start}$`,
    line: start,
    goal: 'the same written as a product',
    steps: found.steps,
    answer: found.answer,
  })
}

const family = (id: string, title: string, draw: Family['draw']): Family => ({
  id,
  title,
  work: (asked) => work(asked, id),
  draw,
})

export const factoriseFamilies: readonly Family[] = [
  family('difference-of-squares', 'the difference of two squares', (random) => {
    const [a, b] = [random.between(1, 9), random.between(1, 12)]
    return {
      text: `factorise ${termText(a * a, 'x^2', true)} - ${b * b}`,
      answers: [`(${a}x+${b})(${a}x-${b})`],
    }
  }),
  family('factorise-quadratic', 'factorising quadratics', (random) => {
    const [p, n, a] = [nonZero(random, 9), nonZero(random, 9), pick(random, [1, 1, 2, 3])]
    const q = a * n === -p || p + n === 0 ? n + 1 || 2 : n
    return {
      text: `factorise ${termText(a, 'x^2', true)}${termText(a * q + p, 'x')}${plusText(p * q)}`,
      answers: [`(${a}x${plusText(p)})(x${plusText(q)})`],
    }
  }),
  family('factorise-common', 'taking out a common factor', (random) => {
    const [k, a, b] = [random.between(2, 9), random.between(1, 5), nonZero(random, 9)]
    return pick(random, [
      { text: `factorise ${k * a}x${plusText(k * b)}`, answers: [`${k}(${a}x${plusText(b)})`] },
      {
        text: `factorise fully ${k}x^2${termText(k * b, 'x')}`,
        answers: [`${k}x(x${plusText(b)})`],
      },
      {
        text: `factorise ${k * a}xy${termText(k * b, 'x')}`,
        answers: [`${k}x(${a}y${plusText(b)})`],
      },
    ])
  }),
]
