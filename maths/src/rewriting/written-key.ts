import { isSame, ONE, toText } from '#exact/rational.ts'
import { bracketsOf, childrenOf, type Node } from '#notation/node.ts'

/**
 * How strictly two formulas are written alike, whatever the order of terms, factors and sides.
 * `order`: nothing else may differ. `form`: a sign may also have moved from one factor to another,
 * and a factor of one counts for nothing.
 */
export type Likeness = 'order' | 'form'

const UNORDERED: ReadonlySet<Node['type']> = new Set([
  'all',
  'any',
  'list',
  'set',
  'union',
  'intersection',
])

/** Equal for two formulas that are written alike. A quotient is a product with factors below. */
export function writtenKey(node: Node, likeness: Likeness): string {
  const { minus, key } = unsigned(node, likeness)
  return `${signs(minus, likeness)}${key}`
}

/** A formula without the signs in front of it, and how many there were. */
type Unsigned = { readonly minus: number; readonly key: string }

const signs = (minus: number, likeness: Likeness): string =>
  '-'.repeat(likeness === 'form' ? minus % 2 : minus)

function unsigned(node: Node, likeness: Likeness): Unsigned {
  switch (node.type) {
    case 'number':
      return { minus: 0, key: toText(node.value) }
    case 'variable':
    case 'constant':
      return { minus: 0, key: node.name }
    case 'signed': {
      if (node.sign !== '-')
        return { minus: 0, key: `${node.sign}${writtenKey(node.of, likeness)}` }
      const { minus, key } = unsigned(node.of, likeness)
      return { minus: minus + 1, key }
    }
    case 'sum':
      return { minus: 0, key: sumKey(node, likeness, false) }
    case 'product':
    case 'quotient':
      return productOf(node, likeness)
    case 'power':
      return powerOf(node, likeness, false)
    case 'relation': {
      const sides = [writtenKey(node.left, likeness), writtenKey(node.right, likeness)]
      const isTurned = node.sign === '>' || node.sign === '≥'
      const sign = node.sign === '>' ? '<' : node.sign === '≥' ? '≤' : node.sign
      const isEven = sign === '=' || sign === '≠' || sign === '≈'
      const ordered = isEven ? sides.sort() : isTurned ? sides.reverse() : sides
      return { minus: 0, key: `(${ordered.join(sign)})` }
    }
    default: {
      const items = childrenOf(node).map((child) => writtenKey(child, likeness))
      const hasNoOrder = UNORDERED.has(node.type)
      const name = 'name' in node ? node.name : 'label' in node ? node.label : ''
      const all = (hasNoOrder ? items.sort() : items).join(',')
      return { minus: 0, key: `${node.type}${name}${bracketsOf(node)}(${all})` }
    }
  }
}

type Sum = Extract<Node, { type: 'sum' }>

/** `a + (b + c)` is a + b + c, but the bracket of `a - (b + c)` was left standing. */
function termsIn(node: Node, sign: Sum['sign']): { sign: Sum['sign']; node: Node }[] {
  return node.type === 'sum' && sign === '+'
    ? [...termsIn(node.left, '+'), ...termsIn(node.right, node.sign)]
    : [{ sign, node }]
}

/** The sum, or with `isTurned` its opposite, term by term. */
function sumKey(node: Sum, likeness: Likeness, isTurned: boolean): string {
  const terms = termsIn(node, '+').map((term) => {
    const { minus, key } = unsigned(term.node, likeness)
    const count = minus + (term.sign === '-' ? 1 : 0) + (isTurned ? 1 : 0)
    const open = term.sign === '±' || term.sign === '∓' ? term.sign : ''
    return `${open}${signs(count, likeness)}${key}`
  })
  return `(${terms.sort().join('+')})`
}

/** Of a sum and its opposite always the same one. */
function turnable(node: Sum): Unsigned {
  const [as, opposite] = [sumKey(node, 'form', false), sumKey(node, 'form', true)]
  return as <= opposite ? { minus: 0, key: as } : { minus: 1, key: opposite }
}

function powerOf(
  node: Extract<Node, { type: 'power' }>,
  likeness: Likeness,
  isFactor: boolean,
): Unsigned {
  const { base, exponent } = node
  const times = exponent.type === 'number' && exponent.value.d === 1n ? exponent.value.n : undefined
  const mayTurn = likeness === 'form' && base.type === 'sum' && times !== undefined
  if (!mayTurn || (!isFactor && times % 2n === 1n))
    return { minus: 0, key: `${writtenKey(base, likeness)}^${writtenKey(exponent, likeness)}` }
  const { minus, key } = turnable(base)
  return { minus: minus * Number(times % 2n), key: `${key}^${times}` }
}

type Factor = { readonly node: Node; readonly isBelow: boolean }

function factorsIn(node: Node, isBelow: boolean, into: Factor[]): number {
  if (node.type === 'signed' && node.sign === '-') return 1 + factorsIn(node.of, isBelow, into)
  if (node.type === 'product')
    return factorsIn(node.left, isBelow, into) + factorsIn(node.right, isBelow, into)
  if (node.type === 'quotient')
    return factorsIn(node.left, isBelow, into) + factorsIn(node.right, !isBelow, into)
  into.push({ node, isBelow })
  return 0
}

const isOne = (node: Node): boolean => node.type === 'number' && isSame(node.value, ONE)

function productOf(node: Node, likeness: Likeness): Unsigned {
  const found: Factor[] = []
  let minus = factorsIn(node, false, found)
  const factors = likeness === 'form' ? found.filter((factor) => !isOne(factor.node)) : found
  const isAlone = factors.length === 1 && factors[0]?.isBelow === false
  const keys = factors.map((factor) => {
    const part = isAlone
      ? unsigned(factor.node, likeness)
      : factor.node.type === 'sum' && likeness === 'form'
        ? turnable(factor.node)
        : factor.node.type === 'power'
          ? powerOf(factor.node, likeness, true)
          : unsigned(factor.node, likeness)
    minus += part.minus
    return `${factor.isBelow ? '/' : ''}${part.key}`
  })
  if (keys.length === 0) return { minus, key: '1' }
  return { minus, key: keys.length === 1 ? (keys[0] ?? '1') : `[${keys.sort().join('·')}]` }
}
