import * as build from '@learngrove/maths/build'
import { childrenOf, type Node, variablesOf, withChildren } from '@learngrove/maths/notation'
import { kindOf, type Monomial, monomialOf, termsOf } from '@learngrove/maths/values'

/** One thing done in the place of another, as what it makes of the right formula. */
export type Exchange = {
  readonly words: string
  readonly apply: (node: Node) => readonly Node[]
  /** Looked at on the whole formula only. */
  readonly whole?: true
}

const isSum = (node: Node): node is Extract<Node, { type: 'sum' }> => node.type === 'sum'

/** Something done to each term of a sum by itself. */
const eachTerm = (of: Node, change: (term: Node) => Node): readonly Node[] =>
  termsOf(of).length < 2
    ? []
    : [
        termsOf(of)
          .map(({ node, isNegative }) => (isNegative ? build.opposite(change(node)) : change(node)))
          .reduce((a, b) => build.sum(a, b)),
      ]

/** `sin(2x)` for `sin(x)^2`. */
const powerInside = (base: Node, exponent: Node): readonly Node[] =>
  base.type === 'call' && base.args.length === 1
    ? base.args.map((of) => build.call(base.name, build.product(exponent, of)))
    : []

const ROOT_APART = 'A root of a sum or a difference cannot be taken term by term.'
const POWER_APART =
  'A power of a bracket belongs to the whole of it: write the bracket down that many times and multiply out.'
const POWER_AS_PRODUCT =
  'A power is no product: it says how often a number is multiplied by itself.'
const BARS = 'That holds on one side only. What do the bars do to a negative number?'
const FRACTIONS_APART =
  'Fractions are not added top to top and bottom to bottom: bring them to one bottom first.'
const UNLIKE =
  'Terms with different letters, or without one, stay apart: they cannot be put together.'
const LINE = 'Look at what the fraction line belongs to: all of it is divided, and not one part.'
const INVERSE = 'An inverse function and one over the function are two different things.'

export const EXCHANGES: readonly Exchange[] = [
  {
    words: POWER_AS_PRODUCT,
    apply: (node) =>
      node.type === 'power'
        ? [build.product(node.base, node.exponent), ...powerInside(node.base, node.exponent)]
        : [],
  },
  {
    words: 'A minus in the power asks for one over it: that is no minus in front.',
    apply: (node) =>
      node.type === 'power' && node.exponent.type === 'signed' && node.exponent.sign === '-'
        ? [build.negation(build.power(node.base, node.exponent.of))]
        : [],
  },
  {
    words: 'Look at the power once more: it is not there yet.',
    apply: (node) => (node.type === 'power' ? [node.base] : []),
  },
  {
    words: 'The base and the power have changed places.',
    apply: (node) => (node.type === 'power' ? [build.power(node.exponent, node.base)] : []),
  },
  {
    words: POWER_APART,
    apply: (node) =>
      node.type === 'power' ? eachTerm(node.base, (term) => build.power(term, node.exponent)) : [],
  },
  {
    words: ROOT_APART,
    apply: (node) =>
      node.type === 'root'
        ? [
            ...eachTerm(node.of, (term) => ({ ...node, of: term })),
            ...eachTerm(node.of, (term) =>
              term.type === 'power' ? term.base : { ...node, of: term },
            ),
          ]
        : [],
  },
  {
    words: 'There is a root to be taken.',
    apply: (node) => (node.type === 'root' ? [node.of] : []),
  },
  {
    words: BARS,
    apply: (node) => (node.type === 'absolute' ? [node.of, build.opposite(node.of)] : []),
  },
  {
    words: 'Look at “times” and “plus” once more: one stands in the place of the other.',
    apply: (node) =>
      node.type === 'product'
        ? [build.sum(node.left, node.right)]
        : isSum(node) && node.sign === '+' && !isOne(node.left) && !isOne(node.right)
          ? [build.product(node.left, node.right)]
          : [],
  },
  {
    words: 'Is it divided, or multiplied? Look at that step once more.',
    apply: (node) =>
      node.type === 'quotient' && node.right.type !== 'number'
        ? [build.product(node.left, node.right)]
        : [],
  },
  {
    words: LINE,
    apply: (node) => {
      if (node.type !== 'quotient') return []
      const { left, right } = node
      const above = isSum(left)
        ? [
            { ...left, right: build.quotient(left.right, right) },
            { ...left, left: build.quotient(left.left, right) },
          ]
        : []
      return isSum(right) ? [...above, { ...right, left: build.quotient(left, right.left) }] : above
    },
  },
  {
    words: 'A bracket is missing: look at what is multiplied.',
    apply: (node) =>
      node.type === 'product'
        ? [
            ...(isSum(node.right)
              ? [{ ...node.right, left: build.product(node.left, node.right.left) }]
              : []),
            ...(isSum(node.left)
              ? [{ ...node.left, right: build.product(node.left.right, node.right) }]
              : []),
          ]
        : [],
  },
  {
    words: 'Look at which number belongs inside of the function, and which in front of it.',
    apply: (node) =>
      node.type === 'call'
        ? node.args.flatMap((of) =>
            of.type === 'product' ? [build.product(of.left, build.call(node.name, of.right))] : [],
          )
        : node.type === 'product' && node.right.type === 'call'
          ? node.right.args.map((of) =>
              build.call(callName(node.right), build.product(node.left, of)),
            )
          : [],
  },
  {
    words: INVERSE,
    apply: (node) =>
      node.type === 'call' && node.name.startsWith('arc')
        ? [build.quotient(build.integer(1), build.call(node.name.slice(3), ...node.args))]
        : [],
  },
  {
    words: 'The name of the function is missing.',
    apply: (node) => (node.type === 'call' && node.args.length === 1 ? [...node.args] : []),
  },
  { words: FRACTIONS_APART, apply: addedApart },
  {
    words: 'Two numbers have changed places.',
    whole: true,
    apply: (node) => swapped(node, 'number'),
  },
  {
    words: 'Two letters have changed places.',
    whole: true,
    apply: (node) => (variablesOf(node).join() === 'i,j' ? [] : swapped(node, 'variable')),
  },
]

const isOne = (node: Node): boolean => node.type === 'number' && node.text === '1'

/** Two terms of different kinds put together: 5x + 3y as 8xy. */
function joined(node: Node): readonly Node[] {
  if (!isSum(node) || node.sign === '±' || node.sign === '∓') return []
  const [a, b] = [monomialOf(node.left), monomialOf(node.right)]
  if (a === undefined || b === undefined || kindOf(a) === kindOf(b)) return []
  const letters = ({ powers }: Monomial): Node =>
    [...powers]
      .map(([name, power]) => build.power(build.variable(name), build.integer(power)))
      .reduce(build.product, build.integer(1))
  const number = build.sum(build.numeral(a.coefficient), build.numeral(b.coefficient), node.sign)
  const kinds = [a, b].filter(({ powers }) => powers.size > 0).map(letters)
  const both = kinds.reduce(build.product, build.integer(1))
  return [...kinds, both].map((kind) => build.product(number, kind))
}

/** Two fractions whose tops, or whose bottoms, are added each by itself. */
function addedApart(node: Node): readonly Node[] {
  if (!isSum(node) || node.left.type !== 'quotient' || node.right.type !== 'quotient') return []
  const [a, b] = [node.left, node.right]
  const [top, bottom] = [
    { ...node, left: a.left, right: b.left },
    { ...node, left: a.right, right: b.right },
  ]
  const under = build.product(a.right, b.right)
  return [build.quotient(top, bottom), build.quotient(a.left, bottom), build.quotient(top, under)]
}

/** Only what has become one term may be several that were put together. */
export const JOINED: Exchange = { words: UNLIKE, apply: joined }

const callName = (node: Node): string => (node.type === 'call' ? node.name : '')

/** More numbers or letters than these are not exchanged two by two. */
const MAX_LEAVES = 6

/** With two of its numbers, or two of its letters, in each other's place. */
function swapped(node: Node, type: 'number' | 'variable'): readonly Node[] {
  const leaves = new Map<string, Node>()
  const collect = (each: Node): void => {
    if (each.type === type) leaves.set(nameOf(each), each)
    for (const child of childrenOf(each)) collect(child)
  }
  collect(node)
  const all = [...leaves]
  if (all.length > MAX_LEAVES) return []
  return all.flatMap(([one, a], i) =>
    all.slice(i + 1).map(([other, b]) => {
      const by = new Map([
        [one, b],
        [other, a],
      ])
      const walk = (each: Node): Node =>
        each.type === type
          ? (by.get(nameOf(each)) ?? each)
          : withChildren(each, childrenOf(each).map(walk))
      return walk(node)
    }),
  )
}

const nameOf = (node: Node): string =>
  node.type === 'number' ? node.text : node.type === 'variable' ? node.name : ''
