import type { Rational } from '#exact/rational.ts'

/** Mathematics as it was written: nothing is simplified, so that the form can be judged. */
export type Node =
  | NumberNode
  | { readonly type: 'variable'; readonly name: string }
  | { readonly type: 'constant'; readonly name: ConstantName }
  | { readonly type: 'signed'; readonly sign: '-' | '±' | '∓'; readonly of: Node }
  | {
      readonly type: 'sum'
      readonly sign: '+' | '-' | '±' | '∓'
      readonly left: Node
      readonly right: Node
    }
  | {
      readonly type: 'product'
      readonly style: 'implicit' | 'times' | 'dot'
      readonly left: Node
      readonly right: Node
    }
  | QuotientNode
  | { readonly type: 'power'; readonly base: Node; readonly exponent: Node }
  | { readonly type: 'mixed'; readonly whole: NumberNode; readonly fraction: QuotientNode }
  | { readonly type: 'root'; readonly of: Node; readonly index?: Node }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly type: 'absolute' | 'percent' | 'degrees' | 'factorial'; readonly of: Node }
  | RelationNode
  | {
      /**
       * `all`: and, or a chain such as 1 < x < 3. `any`: or. `list`: commas. `ratio`: 2 : 3 : 5.
       * `difference` has two items: all that is in the first and not in the second.
       */
      readonly type: 'all' | 'any' | 'list' | 'tuple' | 'set' | 'ratio' | SetOperation
      readonly items: readonly Node[]
      /** Of a tuple: `[]`, `[)` or `(]` of an interval with a closed end, `<>` of a vector. */
      readonly brackets?: string
    }
  | MatrixNode
  | {
      /** A value with words after it: `5 \\text{ apples}`. */
      readonly type: 'labelled'
      readonly of: Node
      readonly label: string
    }

export type ConstantName = 'pi' | 'e' | 'infinity' | 'reals' | 'integers' | 'naturals' | 'empty'

export type SetOperation = 'union' | 'intersection' | 'difference'

/** The cells row by row. */
export type MatrixNode = {
  readonly type: 'matrix'
  readonly columns: number
  readonly items: readonly Node[]
}

export type NumberNode = {
  readonly type: 'number'
  readonly value: Rational
  /** As written, with a point and without thousands separators. */
  readonly text: string
}

export type QuotientNode = {
  readonly type: 'quotient'
  readonly style: 'slash' | 'fraction' | 'divide'
  readonly left: Node
  readonly right: Node
}

export type RelationSign = '=' | '≠' | '<' | '>' | '≤' | '≥' | '≈' | '∈' | '∉'

export type RelationNode = {
  readonly type: 'relation'
  readonly sign: RelationSign
  readonly left: Node
  readonly right: Node
}

const NONE: readonly Node[] = []

/** The nodes directly below. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'number':
    case 'variable':
    case 'constant':
      return NONE
    case 'signed':
    case 'absolute':
    case 'percent':
    case 'degrees':
    case 'factorial':
    case 'labelled':
      return [node.of]
    case 'sum':
    case 'product':
    case 'quotient':
    case 'relation':
      return [node.left, node.right]
    case 'power':
      return [node.base, node.exponent]
    case 'mixed':
      return [node.whole, node.fraction]
    case 'root':
      return node.index === undefined ? [node.of] : [node.of, node.index]
    case 'call':
      return node.args
    default:
      return node.items
  }
}

/** The same node over other children, given in the order of `childrenOf`. */
export function withChildren(node: Node, children: readonly Node[]): Node {
  const [first = node, second = node] = children
  switch (node.type) {
    case 'number':
    case 'variable':
    case 'constant':
    case 'mixed':
      return node
    case 'signed':
    case 'absolute':
    case 'percent':
    case 'degrees':
    case 'factorial':
    case 'labelled':
      return { ...node, of: first }
    case 'sum':
    case 'product':
    case 'quotient':
    case 'relation':
      return { ...node, left: first, right: second }
    case 'power':
      return { ...node, base: first, exponent: second }
    case 'root':
      return children.length > 1 ? { ...node, of: first, index: second } : { ...node, of: first }
    case 'call':
      return { ...node, args: children }
    default:
      return { ...node, items: children }
  }
}

/** Puts a node in the place of every occurrence of a variable. */
export function substitute(node: Node, variable: string, by: Node): Node {
  if (node.type === 'variable') return node.name === variable ? by : node
  if (isBound(node) && !variablesOf(node).includes(variable)) return node
  const children = childrenOf(node)
  return withChildren(
    node,
    children.map((child) => substitute(child, variable, by)),
  )
}

/** Whether the node or one below it meets the test. */
export function some(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true
  for (const child of childrenOf(node)) if (some(child, test)) return true
  return false
}

/**
 * The names of all variables, each once, in the order in which they are met; the letter of a sum or
 * an integral is none: nothing can be put in for it.
 */
export function variablesOf(node: Node): string[] {
  const names = new Set<string>()
  collectNames(node, names)
  return [...names]
}

function collectNames(node: Node, names: Set<string>): void {
  if (node.type === 'variable') names.add(node.name)
  else if (isBound(node)) {
    const [body, letter, ...ends] = node.args
    const inner = new Set<string>()
    if (body !== undefined) collectNames(body, inner)
    if (letter?.type === 'variable' && !isIndefinite(node)) inner.delete(letter.name)
    for (const name of inner) names.add(name)
    for (const end of ends) collectNames(end, names)
  } else for (const child of childrenOf(node)) collectNames(child, names)
}

export type BoundNode = Extract<Node, { type: 'call' }> & { readonly name: 'sum' | 'prod' | 'int' }

/** A sum, a product or an integral with a sign: its body, its letter, and its ends if it has some. */
export const isBound = (node: Node): node is BoundNode =>
  node.type === 'call' && /^(?:sum|prod|int)$/.test(node.name) && node.args.length > 1

/** An integral without ends is still a formula in its letter. */
export const isIndefinite = (node: Node): boolean => isBound(node) && node.args.length === 2

export const mentions = (node: Node, variable: string): boolean =>
  some(node, (each) => each.type === 'variable' && each.name === variable)

export const isStatement = (node: Node): boolean =>
  node.type === 'relation' ||
  ((node.type === 'any' || node.type === 'all' || node.type === 'list') &&
    node.items.some(isStatement))

/** The brackets of a point or an interval: `()` where nothing else is written. */
export const bracketsOf = (node: Node): string =>
  node.type === 'tuple' ? (node.brackets ?? '()') : ''

/** Whether two nodes are written alike, but for spacing. */
export function isAlike(a: Node, b: Node): boolean {
  if (a.type !== b.type) return false
  if (a.type === 'number') return b.type === 'number' && a.text === b.text
  if ('name' in a && (!('name' in b) || a.name !== b.name)) return false
  if ('sign' in a && (!('sign' in b) || a.sign !== b.sign)) return false
  if (bracketsOf(a) !== bracketsOf(b)) return false
  if ('columns' in a && (!('columns' in b) || a.columns !== b.columns)) return false
  if ('label' in a && (!('label' in b) || a.label !== b.label)) return false
  const left = childrenOf(a)
  const right = childrenOf(b)
  return (
    left.length === right.length &&
    left.every((child, i) => {
      const other = right[i]
      return other !== undefined && isAlike(child, other)
    })
  )
}
