import { isWhole, type Rational, rational } from '#maths/rational.ts'

/** Mathematics as it was written: nothing is worked out by reading it. */
export type Node =
  | { readonly type: 'number'; readonly value: Rational; readonly decimal: boolean }
  /** A fraction that need not be in lowest terms; `mixed` shows it as a mixed number. */
  | {
      readonly type: 'fraction'
      readonly top: bigint
      readonly bottom: bigint
      readonly mixed: boolean
    }
  | { readonly type: 'variable'; readonly name: string }
  | { readonly type: 'constant'; readonly name: 'e' | 'pi' }
  | { readonly type: 'negate'; readonly of: Node }
  | { readonly type: 'call'; readonly name: CallName; readonly of: Node }
  | Binary

export type Binary = {
  readonly type: 'add' | 'subtract' | 'multiply' | 'divide' | 'power'
  readonly left: Node
  readonly right: Node
  /** A division written with ÷, which is a sum to do and not a fraction. */
  readonly sign?: 'div'
}

export type CallName = 'sin' | 'cos' | 'tan' | 'ln' | 'exp' | 'sqrt'
export const callNames: readonly CallName[] = ['sin', 'cos', 'tan', 'ln', 'exp', 'sqrt']

export type Equation = { readonly left: Node; readonly right: Node }

export const number = (value: bigint | number | Rational, decimal = false): Node => ({
  type: 'number',
  value: typeof value === 'object' ? value : rational(value),
  decimal,
})
export const fraction = (top: bigint, bottom: bigint, mixed = false): Node => ({
  type: 'fraction',
  top,
  bottom,
  mixed,
})
export const variable = (name: string): Node => ({ type: 'variable', name })
export const negate = (of: Node): Node => ({ type: 'negate', of })
export const call = (name: CallName, of: Node): Node => ({ type: 'call', name, of })
export const binary = (type: Binary['type'], left: Node, right: Node): Node => ({
  type,
  left,
  right,
})

/** A value as a number or a fraction. */
export const valueNode = (value: Rational): Node =>
  isWhole(value) ? number(value) : fraction(value.top, value.bottom)

export function isBinary(node: Node): node is Binary {
  return 'left' in node
}

/** The letters of a piece of mathematics, each once, in alphabetical order. */
export function variablesOf(...nodes: readonly Node[]): string[] {
  const names = new Set<string>()
  const visit = (node: Node): void => {
    if (node.type === 'variable') names.add(node.name)
    else if (isBinary(node)) {
      visit(node.left)
      visit(node.right)
    } else if ('of' in node) visit(node.of)
  }
  for (const node of nodes) visit(node)
  return [...names].sort()
}

/** Replaces every occurrence of a letter. */
export function substitute(node: Node, name: string, by: Node): Node {
  if (node.type === 'variable') return node.name === name ? by : node
  if (isBinary(node)) {
    return {
      ...node,
      left: substitute(node.left, name, by),
      right: substitute(node.right, name, by),
    }
  }
  return 'of' in node ? { ...node, of: substitute(node.of, name, by) } : node
}
