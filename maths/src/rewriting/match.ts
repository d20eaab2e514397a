import { type Rational, whole as wholeNumber } from '#exact/rational.ts'
import { childrenOf, isAlike, type Node, some } from '#notation/node.ts'
import { parse } from '#notation/parse.ts'
import { canonicalOf, numberOf } from '#rewriting/canonical.ts'
import {
  factorsOf,
  productOf,
  type SignedTerm,
  signedNode,
  sumOf,
  termsOf,
} from '#rewriting/terms.ts'

/** What the letters of a pattern stand for at one place. */
export type Match = {
  /** The part that was found, without further terms or factors beside it. */
  readonly found: Node
  /** What a letter stands for. Throws an Error where the pattern has no such letter. */
  readonly part: (letter: string) => Node
  /** The number that a letter stands for; zero where it is none. */
  readonly number: (letter: string) => Rational
  /** Puts what was made in the place of what was found, among the terms or factors beside it. */
  readonly restore: (made: Node) => Node
  /** Whether nothing stands beside what was found. */
  readonly isWhole: boolean
}

type Bound = ReadonlyMap<string, Node>

const NUMBERS = new Set(['k', 'm', 'n'])
const NONE: Bound = new Map()

/** Reads a pattern: `k*(a+b)`. */
export const pattern = (text: string): Node => parse(text)

/** Every way in which the pattern fits the node. */
export function* matches(wanted: Node, node: Node): Generator<Match> {
  if (wanted.type === 'sum') yield* inSum(wanted, node)
  else if (wanted.type === 'product') yield* inProduct(wanted, node)
  else
    for (const bound of unify(wanted, node, NONE)) yield matchOf(bound, node, (made) => made, true)
}

function matchOf(
  bound: Bound,
  found: Node,
  restore: (made: Node) => Node,
  isWhole: boolean,
): Match {
  const part = (letter: string): Node => {
    const node = bound.get(letter)
    if (node === undefined) throw new Error(`the pattern has no letter ${letter}`)
    return node
  }
  return {
    found,
    part,
    number: (letter) => numericValue(part(letter)) ?? wholeNumber(0),
    restore,
    isWhole,
  }
}

/** The exact number that a node comes to; undefined where it holds letters. */
export function numericValue(node: Node): Rational | undefined {
  const canonical = canonicalOf(node)
  return canonical && numberOf(canonical)
}

const isNumber = (node: Node): boolean =>
  !some(node, ({ type }) => type === 'variable' || type === 'constant') &&
  numericValue(node) !== undefined

function* inSum(wanted: Node, node: Node): Generator<Match> {
  const terms = termsOf(node)
  const parts = termsOf(wanted)
  if (node.type !== 'sum' || terms.length < parts.length) return
  for (const { bound, used } of choose(parts, terms, unifyTerm)) {
    const found = sumOf(used.toSorted((a, b) => a - b).flatMap((i) => terms[i] ?? []))
    const restore = (made: Node): Node => sumOf(replaced(terms, used, termsOf(made)))
    yield matchOf(bound, found, restore, terms.length === parts.length)
  }
}

function* inProduct(wanted: Node, node: Node): Generator<Match> {
  const factors = factorsOf(node)
  const parts = factorsOf(wanted)
  if (node.type !== 'product' || factors.length < parts.length) return
  for (const { bound, used } of choose(parts, factors, unify)) {
    const found = productOf(used.toSorted((a, b) => a - b).flatMap((i) => factors[i] ?? []))
    const restore = (made: Node): Node => productOf(replaced(factors, used, [made]))
    yield matchOf(bound, found, restore, factors.length === parts.length)
  }
}

/** The row with what was made where the first of the used ones stood. */
function replaced<T>(row: readonly T[], used: readonly number[], made: readonly T[]): readonly T[] {
  const first = Math.min(...used)
  return row.flatMap((item, i) => (i === first ? made : used.includes(i) ? [] : [item]))
}

type Choice = { readonly bound: Bound; readonly used: readonly number[] }

/** Every way to find the parts of a pattern among the items of a row, in any order. */
function* choose<T>(
  parts: readonly T[],
  row: readonly T[],
  fit: (part: T, item: T, bound: Bound) => Iterable<Bound>,
  choice: Choice = { bound: NONE, used: [] },
): Generator<Choice> {
  const [part, ...others] = parts
  if (part === undefined) {
    yield choice
    return
  }
  for (const [i, item] of row.entries()) {
    if (choice.used.includes(i)) continue
    for (const bound of fit(part, item, choice.bound))
      yield* choose(others, row, fit, { bound, used: [...choice.used, i] })
  }
}

/** A minus of the pattern has to be there; a letter with a plus takes the sign of its term along. */
function unifyTerm(wanted: SignedTerm, term: SignedTerm, bound: Bound): Iterable<Bound> {
  if (wanted.sign === '-') return term.sign === '-' ? unify(wanted.node, term.node, bound) : []
  return unify(wanted.node, signedNode(term), bound)
}

function* unify(wanted: Node, node: Node, bound: Bound): Generator<Bound> {
  if (wanted.type === 'variable') {
    if (NUMBERS.has(wanted.name) && !isNumber(node)) return
    const known = bound.get(wanted.name)
    if (known === undefined) yield new Map(bound).set(wanted.name, node)
    else if (isAlike(known, node)) yield bound
    return
  }
  if (wanted.type === 'number') {
    if (node.type === 'number' && isAlike(wanted, node)) yield bound
    return
  }
  if (wanted.type === 'sum' || wanted.type === 'product') {
    for (const found of inRow(wanted, node, bound)) yield found
    return
  }
  if (wanted.type !== node.type) return
  if ('name' in wanted && (!('name' in node) || wanted.name !== node.name)) return
  if ('sign' in wanted && (!('sign' in node) || wanted.sign !== node.sign)) return
  yield* inOrder(childrenOf(wanted), childrenOf(node), bound)
}

/** Inside another pattern a row has to be there as a whole. */
function* inRow(wanted: Node, node: Node, bound: Bound): Generator<Bound> {
  if (wanted.type !== node.type) return
  const start: Choice = { bound, used: [] }
  if (wanted.type === 'sum') {
    const [parts, row] = [termsOf(wanted), termsOf(node)]
    if (parts.length !== row.length) return
    for (const choice of choose(parts, row, unifyTerm, start)) yield choice.bound
    return
  }
  const [parts, row] = [factorsOf(wanted), factorsOf(node)]
  if (parts.length !== row.length) return
  for (const choice of choose(parts, row, unify, start)) yield choice.bound
}

function* inOrder(wanted: readonly Node[], nodes: readonly Node[], bound: Bound): Generator<Bound> {
  const [first, ...others] = wanted
  const [node, ...more] = nodes
  if (first === undefined || node === undefined) {
    if (wanted.length === nodes.length) yield bound
    return
  }
  for (const found of unify(first, node, bound)) yield* inOrder(others, more, found)
}
