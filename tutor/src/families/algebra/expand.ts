import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, some, variablesOf } from '@learngrove/maths/notation'
import {
  collected,
  factorsOf,
  numericValue,
  pattern,
  productOf,
  type SignedTerm,
  signedNode,
  sumOf,
  termsOf,
} from '@learngrove/maths/rewriting'
import { type SchoolRule, workByRules } from '../by-rules.ts'
import { nonZero, pick, plusText, termText } from '../draw.ts'
import type { Asked, Family } from '../family.ts'
import { formulaOf } from '../formula-text.ts'
import { isBareTask } from '../task-words.ts'
import { wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
multiply_out | Multiply every term of the first bracket by every term of the second. | Each term of the first bracket meets each term of the second. How many products are there? | Two brackets of two terms give four products: first, outside, inside, last.
multiply_out_2 | Multiply everything inside the bracket by what stands in front. | What happens to each term in the bracket when you multiply it out? | What stands in front of a bracket multiplies every term inside, signs included.
collect | Collect like terms. | Which terms have the same letters with the same powers? | Like terms have the same letters and powers. Only they can be added.
`)

/** Longer rows of terms are not multiplied out. */
const MOST_TERMS = 12
const MOST_LETTERS = 4

const isSum = (node: Node): boolean => node.type === 'sum'
const hasBracket = (node: Node): boolean =>
  some(node, (each) =>
    each.type === 'product'
      ? factorsOf(each).some(isSum)
      : each.type === 'power'
        ? isSum(each.base)
        : each.type === 'signed' && isSum(each.of),
  )

/** A small whole power of a bracket as the bracket times itself. */
function repeated(node: Node): readonly Node[] {
  if (node.type !== 'power' || !isSum(node.base)) return [node]
  const times = numericValue(node.exponent)
  return times && times.d === 1n && times.n > 1n && times.n < 4n
    ? Array.from({ length: Number(times.n) }, () => node.base)
    : [node]
}

const asTerm = (node: Node): SignedTerm =>
  node.type === 'signed' && node.sign === '-' ? { sign: '-', node: node.of } : { sign: '+', node }

const timesEach = (one: Node, other: Node): readonly SignedTerm[] =>
  termsOf(one).flatMap((a) =>
    termsOf(other).map((b) => asTerm(collected(build.product(signedNode(a), signedNode(b))))),
  )

/** A term with its first two brackets multiplied out, or its one bracket and what stands before it. */
function multiplied({ sign, node }: SignedTerm): readonly SignedTerm[] {
  const inner = asTerm(node)
  const isMinus = (sign === '-') !== (inner.sign === '-')
  const factors = factorsOf(inner.node).flatMap(repeated)
  const [first, second, ...more] = factors.filter(isSum)
  if (!first) return [{ sign, node }]
  const others = factors.filter((factor) => !isSum(factor))
  if (!second) {
    const front = productOf(others)
    return timesEach(isMinus ? build.negation(front) : front, first)
  }
  const row = timesEach(first, second)
  const isAll = others.length === 0 && more.length === 0 && !isMinus
  return isAll
    ? row
    : [{ sign: isMinus ? '-' : '+', node: productOf([...others, sumOf(row), ...more]) }]
}

export const multiplyOut: SchoolRule = {
  id: 'multiply_out',
  pattern: pattern('a'),
  isOfWhole: true,
  guard: ({ found }) => hasBracket(found),
  make: ({ found }) => [sumOf(termsOf(found).flatMap(multiplied))],
  said: (before) => {
    const isDouble = some(
      before,
      (each) =>
        (each.type === 'product' && factorsOf(each).filter(isSum).length > 1) ||
        (each.type === 'power' && isSum(each.base)),
    )
    return isDouble ? say('multiply_out') : say('multiply_out_2')
  },
}

const collect: SchoolRule = {
  id: 'collect',
  pattern: pattern('a'),
  isOfWhole: true,
  guard: ({ found }) => isSum(found) && termsOf(found).length > termsOf(collected(found)).length,
  make: ({ found }) => [collected(found)],
  said: say('collect'),
}

const asksExpansion =
  /expand|multiply out|multiply (?:the )?brackets|open (?:the )?brackets|remove (?:the )?brackets/
const asksSimple = /simplif|collect|tidy/

function work(asked: Asked, id: 'expand-brackets' | 'collect-like-terms') {
  const isExpansion = asksExpansion.test(asked.words)
  if (!(isExpansion || asksSimple.test(asked.words)) || !isBareTask(asked.text)) return undefined
  const node = formulaOf(asked.text)
  if (!node || variablesOf(node).length === 0 || variablesOf(node).length > MOST_LETTERS)
    return undefined
  if (some(node, ({ type }) => type === 'quotient' || type === 'root' || type === 'call'))
    return undefined
  if (
    hasBracket(node) !== (id === 'expand-brackets') ||
    (!isExpansion && !isSum(node) && !hasBracket(node))
  )
    return undefined
  const { steps, end } = workByRules(id, [multiplyOut, collect], node)
  if (steps.length === 0 || hasBracket(end) || termsOf(end).length > MOST_TERMS) return 'beyond'
  const start = printTextbook(node)
  return worked(id, {
    start: `$${start}$`,
    line: start,
    goal: 'the same without brackets, with like terms collected',
    steps,
    answer: printTextbook(end),
  })
}

export const expandFamilies: readonly Family[] = [
  {
    id: 'expand-brackets',
    title: 'expanding brackets',
    work: (asked) => work(asked, 'expand-brackets'),
    draw: (random) => {
      const [a, b, k, c] = [
        nonZero(random, 9),
        nonZero(random, 9),
        random.between(2, 6),
        nonZero(random, 5),
      ]
      const two = `x^2${termText(a + b, 'x')}${plusText(a * b)}`
      return pick(random, [
        { text: `expand (x${plusText(a)})(x${plusText(b)})`, answers: [two] },
        {
          text: `expand and simplify ${k}(x${plusText(a)}) ${plusText(c)}(x${plusText(b)})`,
          answers: [`${k + c}x${plusText(k * a + c * b)}`],
        },
        {
          text: `multiply out ${k}x(x${plusText(a)})`,
          answers: [`${k}x^2${termText(k * a, 'x')}`],
        },
        { text: `expand (x${plusText(a)})^2`, answers: [`x^2${termText(2 * a, 'x')}+${a * a}`] },
      ])
    },
  },
  {
    id: 'collect-like-terms',
    title: 'collecting like terms',
    work: (asked) => work(asked, 'collect-like-terms'),
    draw: (random) => {
      const [a, b, c, d] = [
        random.between(2, 9),
        nonZero(random, 9),
        nonZero(random, 9),
        nonZero(random, 9),
      ]
      return {
        text: `simplify ${a}a${termText(b, 'b')}${termText(c, 'a')}${termText(d, 'b')}`,
        answers: [`${a + c}a + ${b + d}b`],
      }
    },
  },
]
