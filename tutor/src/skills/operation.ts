import { type Node, printTextbook, withChildren } from '@learngrove/maths/notation'
import { absolute, isWhole, type Rational, signOf } from '@learngrove/maths/rational'
import type { Equation } from '#notation/read-maths.ts'

/** What is done with two numbers. */
export type OperationKind = 'add' | 'subtract' | 'multiply' | 'divide' | 'power'

/** A node as an operation on two others. */
export type BinaryOperation = {
  /** The whole of it. */
  readonly node: Node
  readonly kind: OperationKind
  readonly left: Node
  readonly right: Node
}

/** Finds the operation that a node stands for; undefined where it is none on two nodes. */
export function operationOf(node: Node): BinaryOperation | undefined {
  switch (node.type) {
    case 'sum':
      return { node, kind: node.sign === '-' ? 'subtract' : 'add', ...sidesOf(node) }
    case 'product':
      return { node, kind: 'multiply', ...sidesOf(node) }
    case 'quotient':
      return { node, kind: 'divide', ...sidesOf(node) }
    case 'power':
      return { node, kind: 'power', left: node.base, right: node.exponent }
    default:
      return undefined
  }
}

const sidesOf = ({ left, right }: Equation): Equation => ({ left, right })

/** Does the same operation to other nodes. */
export const withOperands = ({ node }: BinaryOperation, left: Node, right: Node): Node =>
  withChildren(node, [left, right])

/** Tells a power of e. */
export const isExponential = (
  node: Node,
): node is Extract<Node, { type: 'power' }> & { base: { type: 'constant'; name: 'e' } } =>
  node.type === 'power' && node.base.type === 'constant' && node.base.name === 'e'

export const equationLatex = ({ left, right }: Equation): string =>
  `${printTextbook(left)} = ${printTextbook(right)}`

/** Prints a value as a whole number or a fraction. */
export function valueLatex(value: Rational): string {
  if (isWhole(value)) return `${value.n}`
  const { n, d } = absolute(value)
  return `${signOf(value) < 0 ? '-' : ''}\\frac{${n}}{${d}}`
}
