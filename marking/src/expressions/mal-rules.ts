import * as build from '#notation/build.ts'
import type { Node } from '#notation/node.ts'
import { factorsOf, monomialOf, termsOf } from '#values/monomials.ts'

/** A way in which a step goes wrong, as a rewriting of one node. */
export type MalRule = {
  readonly code: string
  /** For the student, without the answer. */
  readonly text: string
  /** What the slip makes of the node; empty where it does not apply. */
  readonly apply: (node: Node) => readonly Node[]
}

const isSum = (node: Node): node is Extract<Node, { type: 'sum' }> => node.type === 'sum'

const plain = (sign: string): '+' | '-' => (sign === '-' ? '-' : '+')

const isTwo = (node: Node): boolean => node.type === 'number' && node.text === '2'

/** A factor and the bracket beside it, whichever comes first. */
function bracketOf(node: Node): readonly { factor: Node; inner: Extract<Node, { type: 'sum' }> }[] {
  if (node.type !== 'product') return []
  const { left, right } = node
  if (isSum(right) && !isSum(left)) return [{ factor: left, inner: right }]
  if (isSum(left) && !isSum(right)) return [{ factor: right, inner: left }]
  return []
}

/** The whole sum without one of its terms, and that term. */
function takeOut(side: Node): readonly { rest: Node; term: Node; isNegative: boolean }[] {
  const terms = termsOf(side)
  if (terms.length < 2) return []
  return terms.map(({ node, isNegative }, i) => {
    const others = terms.filter((_, j) => j !== i)
    const rest = others
      .map((term) => (term.isNegative ? build.opposite(term.node) : term.node))
      .reduce((left, right) => build.sum(left, right))
    return { rest, term: node, isNegative }
  })
}

/** `k · x = c` of an equation, with k and c. */
function scaled(node: Node): readonly { k: Node; x: Node; c: Node }[] {
  if (node.type !== 'relation' || node.sign !== '=') return []
  const monomial = monomialOf(node.left)
  const [name, ...others] = monomial?.powers.keys() ?? []
  if (monomial === undefined || name === undefined || others.length > 0) return []
  if (monomial.powers.get(name) !== 1 || monomialOf(node.right)?.powers.size !== 0) return []
  const isPlain = monomial.coefficient.d === 1n && monomial.coefficient.n ** 2n === 1n
  if (isPlain) return []
  const x: Node = { type: 'variable', name }
  return [{ k: build.numeral(monomial.coefficient), x, c: node.right }]
}

/** Slips of linear work, powers, roots and fractions, the likelier ones first. */
export const MAL_RULES: readonly MalRule[] = [
  {
    code: 'bracket_first_term_only',
    text: 'It looks as if only the first term in the bracket was multiplied. Everything inside the bracket is multiplied.',
    apply: (node) =>
      bracketOf(node).map(({ factor, inner }) =>
        build.sum(build.product(factor, inner.left), inner.right, plain(inner.sign)),
      ),
  },
  {
    code: 'minus_before_bracket',
    text: 'Look at the minus in front of the bracket: it changes the sign of every term inside.',
    apply: (node) => {
      if (node.type === 'signed' && isSum(node.of))
        return [build.sum(build.opposite(node.of.left), node.of.right, plain(node.of.sign))]
      if (isSum(node) && node.sign === '-') {
        const [bracket] = bracketOf(node.right)
        const inner = isSum(node.right) ? node.right : bracket?.inner
        if (inner === undefined) return []
        const by = (term: Node) => (bracket ? build.product(bracket.factor, term) : term)
        const first = build.sum(node.left, by(inner.left), '-')
        return [build.sum(first, by(inner.right), plain(inner.sign))]
      }
      return bracketOf(node).flatMap(({ factor, inner }) =>
        factor.type === 'signed'
          ? build.sum(
              build.product(factor, inner.left),
              build.product(factor.of, inner.right),
              plain(inner.sign),
            )
          : [],
      )
    },
  },
  {
    code: 'sign_lost_moving',
    text: 'When a term moves to the other side of the equation, the opposite is done: plus becomes minus, and minus becomes plus.',
    apply: (node) => {
      if (node.type !== 'relation' || node.sign === '≠' || node.sign === '≈') return []
      const toRight = takeOut(node.left).map(({ rest, term, isNegative }) =>
        build.relation(rest, build.sum(node.right, term, isNegative ? '-' : '+'), node.sign),
      )
      const toLeft = takeOut(node.right).map(({ rest, term, isNegative }) =>
        build.relation(build.sum(node.left, term, isNegative ? '-' : '+'), rest, node.sign),
      )
      return [...toRight, ...toLeft]
    },
  },
  {
    code: 'added_tops_and_bottoms',
    text: 'Fractions are not added by adding the tops and the bottoms. First make the bottoms the same.',
    apply: (node) => {
      if (!isSum(node) || node.left.type !== 'quotient' || node.right.type !== 'quotient') return []
      const [a, b, sign] = [node.left, node.right, plain(node.sign)]
      return [
        build.quotient(build.sum(a.left, b.left, sign), build.sum(a.right, b.right)),
        build.quotient(build.sum(a.left, b.left, sign), build.sum(a.right, b.right, sign)),
      ]
    },
  },
  {
    code: 'square_of_sum',
    text: 'Squaring a bracket gives more than the two squares: multiply the bracket by itself, each term by each.',
    apply: (node) =>
      node.type === 'power' && isSum(node.base) && isTwo(node.exponent)
        ? (['+', '-'] as const).map((sign) =>
            build.sum(
              build.power(isSum(node.base) ? node.base.left : node.base, node.exponent),
              build.power(isSum(node.base) ? node.base.right : node.base, node.exponent),
              sign,
            ),
          )
        : [],
  },
  {
    code: 'divided_one_term',
    text: 'When a sum is divided, every term of it is divided, not only one.',
    apply: (node) =>
      node.type === 'quotient' && isSum(node.left)
        ? [
            build.sum(
              build.quotient(node.left.left, node.right),
              node.left.right,
              plain(node.left.sign),
            ),
            build.sum(
              node.left.left,
              build.quotient(node.left.right, node.right),
              plain(node.left.sign),
            ),
          ]
        : [],
  },
  {
    code: 'subtracted_instead_of_divided',
    text: 'The number in front of the letter multiplies it. To undo that, divide by it.',
    apply: (node) => scaled(node).map(({ k, x, c }) => build.relation(x, build.sum(c, k, '-'))),
  },
  {
    code: 'multiplied_instead_of_divided',
    text: 'The number in front of the letter multiplies it already. To undo that, divide both sides by it.',
    apply: (node) => scaled(node).map(({ k, x, c }) => build.relation(x, build.product(c, k))),
  },
  {
    code: 'divided_the_wrong_way',
    text: 'Look at which number is divided by which: both sides are divided by the number in front of the letter.',
    apply: (node) => scaled(node).map(({ k, x, c }) => build.relation(x, build.quotient(k, c))),
  },
  {
    code: 'unlike_terms_joined',
    text: 'Terms with a letter and plain numbers are different kinds and cannot be put together into one.',
    apply: (node) => {
      if (!isSum(node)) return []
      const [a, b] = [monomialOf(node.left), monomialOf(node.right)]
      if (!a || !b || a.powers.size + b.powers.size !== 1) return []
      const [name = ''] = [...a.powers.keys(), ...b.powers.keys()]
      const joined = build.sum(
        build.numeral(a.coefficient),
        build.numeral(b.coefficient),
        plain(node.sign),
      )
      return [build.product(joined, { type: 'variable', name })]
    },
  },
  {
    code: 'exponents_multiplied',
    text: 'When powers of the same base are multiplied, their exponents are added.',
    apply: (node) => {
      const [a, b] = factorsOf(node)
      if (node.type !== 'product' || a?.type !== 'power' || b?.type !== 'power') return []
      return [build.power(a.base, build.product(a.exponent, b.exponent))]
    },
  },
  {
    code: 'exponents_added',
    text: 'A power of a power multiplies the exponents.',
    apply: (node) =>
      node.type === 'power' && node.base.type === 'power'
        ? [build.power(node.base.base, build.sum(node.base.exponent, node.exponent))]
        : [],
  },
  {
    code: 'root_of_sum',
    text: 'The root of a sum is not the sum of the roots. Work out what stands under the root first.',
    apply: (node) =>
      node.type === 'root' && isSum(node.of)
        ? [build.sum(build.root(node.of.left), build.root(node.of.right), plain(node.of.sign))]
        : [],
  },
  {
    code: 'square_kept_the_minus',
    text: 'A negative number times itself is positive.',
    apply: (node) =>
      node.type === 'power' && node.base.type === 'signed' && isTwo(node.exponent)
        ? [build.opposite(build.power(node.base.of, node.exponent))]
        : [],
  },
  {
    code: 'left_to_right_only',
    text: 'Multiplying comes before adding, wherever it stands.',
    apply: (node) =>
      isSum(node) && node.right.type === 'product'
        ? [build.product(build.sum(node.left, node.right.left, plain(node.sign)), node.right.right)]
        : [],
  },
  {
    code: 'lost_a_root',
    text: 'Two numbers have the same square: look for the negative one, too.',
    apply: (node) =>
      node.type === 'relation' &&
      node.sign === '=' &&
      node.left.type === 'power' &&
      isTwo(node.left.exponent)
        ? [build.relation(node.left.base, build.root(node.right))]
        : [],
  },
  {
    code: 'sign_not_turned',
    text: 'When an inequality is multiplied or divided by a negative number, its sign turns round.',
    apply: (node) => {
      if (node.type !== 'relation' || !/[<>≤≥]/.test(node.sign)) return []
      return [build.relation(build.opposite(node.left), build.opposite(node.right), node.sign)]
    },
  },
]
