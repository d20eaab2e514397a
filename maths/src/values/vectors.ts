import * as build from '#notation/build.ts'
import { bracketsOf, type Node, substitute, variablesOf } from '#notation/node.ts'
import { compareExpressions } from '#values/equal.ts'
import { evaluate } from '#values/evaluate.ts'

const UNIT_VECTORS = ['i', 'j', 'k']
const [ZERO, ONE] = [build.integer(0), build.integer(1)]

/** A column of two numbers as the command for it is typed, `\binom{3}{-2}`. */
export const isStack = (node: Node): node is Extract<Node, { type: 'call' }> =>
  node.type === 'call' && node.name === 'binom' && node.args.length === 2

/** Whether a stack of two numbers is also a number, 5 over 2: then it need not be a vector. */
const isChoice = (node: Node): boolean => evaluate(node, new Map()) !== undefined

/** A stack beside a vector is a vector, too. */
export function asVector(node: Node, other: Node): Node {
  if (!isStack(node)) return node
  const isMeant =
    (other.type === 'tuple' && (bracketsOf(other) === '<>' || !isChoice(node))) ||
    (!isStack(other) && componentsOf(other, 2) !== undefined)
  return isMeant ? { type: 'tuple', items: node.args } : node
}

/** The numbers before i, j and k in `3i - 2j`; undefined where it is no such sum. */
export function componentsOf(node: Node, size: number): readonly Node[] | undefined {
  const names = UNIT_VECTORS.slice(0, size)
  if (names.length !== size || size < 2 || 'items' in node) return undefined
  if (!variablesOf(node).some((name) => names.includes(name))) return undefined
  const parts = names.map((name) =>
    names.reduce<Node>((whole, one) => substitute(whole, one, one === name ? ONE : ZERO), node),
  )
  const whole = parts
    .map((part, i) => build.product(part, build.variable(names[i] ?? '')))
    .reduce((total, part) => build.sum(total, part))
  return compareExpressions(whole, node) === 'equal' ? parts : undefined
}
