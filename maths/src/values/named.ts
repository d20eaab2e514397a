import {
  childrenOf,
  isStatement,
  type Node,
  type RelationNode,
  some,
  variablesOf,
  withChildren,
} from '#notation/node.ts'
import { hasMatrix } from '#values/matrices.ts'
import { isRegion } from '#values/regions.ts'

/** Whether a statement says of something that it lies in a set. */
export const isMembership = (node: Node): boolean =>
  some(
    node,
    (each) =>
      each.type === 'relation' && (each.sign === '∈' || each.sign === '∉' || isRegion(each.right)),
  )

/** The only letter of a statement. */
export function subjectOf(statement: Node): string | undefined {
  const [name, ...others] = variablesOf(statement)
  return others.length === 0 ? name : undefined
}

const isOpaque = (node: Node): boolean => node.type === 'call' && /^[a-zA-Z]'*$/.test(node.name)

/** `0 < f(x) < 1` as `0 < f < 1`, where the letters in the brackets stand nowhere else. */
export function withNamedCalls(node: Node): Node {
  if (!some(node, isOpaque)) return node
  const rename = (each: Node): Node =>
    isOpaque(each) && each.type === 'call'
      ? { type: 'variable', name: each.name }
      : withChildren(each, childrenOf(each).map(rename))
  const renamed = rename(node)
  return variablesOf(renamed).length === 1 ? renamed : node
}

/**
 * The bare value where a statement only gives a name to it: the point of `(p, q) = (3, 2)`, the
 * matrix of `A = …`, the number of `A : B = 2`, the two of `x_1 = 3, x_2 = 5`. The value of a
 * single letter stays with its letter.
 */
export function namedValue(node: Node): Node | undefined {
  if (node.type === 'relation') {
    const { left, right, sign } = node
    return sign === '=' && isName(left, right) ? right : undefined
  }
  if (node.type !== 'list' && node.type !== 'all' && node.type !== 'any') return undefined
  const [first, ...others] = node.items
  if (first?.type !== 'relation' || first.sign !== '=') return undefined
  if (isPointName(first.left)) {
    const values = others.map((item) => (isStatement(item) ? namedValue(item) : item))
    if (!values.every((value) => value !== undefined)) return undefined
    return { type: 'any', items: [first.right, ...values] }
  }
  const relations = node.items.filter((item) => item.type === 'relation')
  if (relations.length !== node.items.length || relations.length < 2) return undefined
  return areNumbered(relations)
    ? { type: 'any', items: relations.map(({ right }) => right) }
    : undefined
}

const isPointName = (node: Node): boolean =>
  node.type === 'tuple' && node.items.every(({ type }) => type === 'variable')

function isName(left: Node, right: Node): boolean {
  if (isPointName(left)) return right.type === 'tuple'
  if (left.type === 'variable')
    return hasMatrix(right) || right.type === 'tuple' || right.type === 'set' || isRegion(right)
  if (variablesOf(right).length > 0) return false
  return left.type === 'ratio' || isOpaque(left) || isQuotientOfSegments(left)
}

/** `AB/CD`, a ratio of lengths. */
function isQuotientOfSegments(node: Node): boolean {
  if (node.type !== 'quotient') return false
  const isSegment = (side: Node): boolean =>
    side.type === 'product' &&
    side.style === 'implicit' &&
    [side.left, side.right].every((end) => end.type === 'variable' && /^[A-Z]/.test(end.name))
  return isSegment(node.left) && isSegment(node.right)
}

/** `x_1 = 3, x_2 = 5`: one letter with different numbers. */
function areNumbered(relations: readonly RelationNode[]): boolean {
  const names = relations.map(({ left, right, sign }) =>
    left.type === 'variable' && sign === '=' && variablesOf(right).length === 0 ? left.name : '',
  )
  const [stem = ''] = (names[0] ?? '').split('_')
  return (
    names.every((name) => /_\d+$/.test(name) && name.startsWith(`${stem}_`)) &&
    new Set(names).size === names.length
  )
}
