import { childrenOf, type Node, withChildren } from '#notation/node.ts'
import { type Match, matches } from '#rewriting/match.ts'

/** From the whole to a part of it: which child to take at each level, from 0. */
export type Path = readonly number[]

/**
 * One way to rewrite mathematics. The letters k, m and n of a pattern stand for numbers, every other
 * letter for anything; a row of terms or factors may hold more than the pattern names.
 */
export type Rule = {
  readonly id: string
  readonly pattern: Node
  /** Whether it applies to what the pattern found; always where it is left out. */
  readonly guard?: (match: Match) => boolean
  /**
   * Only at a whole row (a side of an equation, or a sum in brackets), or only at a whole term; at
   * every part where it is left out.
   */
  readonly at?: 'rows' | 'terms'
  /** What stands there afterwards: every possibility, none where it does not apply after all. */
  readonly make: (match: Match) => readonly Node[]
  /** What was done, for a student, with their own terms in it. */
  readonly say?: (match: Match, after: Node) => string
  /** It does not keep the meaning: what it leads to is wrong. */
  readonly isMistake?: true
}

/** A rule carried out at one place. */
export type Application = {
  readonly rule: Rule
  readonly path: Path
  readonly match: Match
  /** What was made of the part that the pattern found. */
  readonly made: Node
  /** The whole with it. */
  readonly result: Node
}

/** The part at the end of a path; undefined where the path leads nowhere. */
export const partAt = (node: Node, path: Path): Node | undefined =>
  path.reduce<Node | undefined>(
    (part, index) => (part === undefined ? undefined : childrenOf(part)[index]),
    node,
  )

/** The whole with another part at the end of a path. */
export function withPart(node: Node, path: Path, part: Node): Node {
  const [index, ...rest] = path
  if (index === undefined) return part
  return withChildren(
    node,
    childrenOf(node).map((child, i) => (i === index ? withPart(child, rest, part) : child)),
  )
}

/** Every part with its path, the whole first. */
export function* partsOf(node: Node, path: Path = []): Generator<readonly [Path, Node]> {
  yield [path, node]
  for (const [i, child] of childrenOf(node).entries()) yield* partsOf(child, [...path, i])
}

/** Whether a node is a further link of the row that its parent heads, and is matched there already. */
const isInRow = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === node.type &&
  ((node.type === 'sum' &&
    parent.type === 'sum' &&
    (parent.left === node || parent.sign === '+')) ||
    node.type === 'product')

function isAt(place: 'rows' | 'terms', part: Node, parent: Node | undefined): boolean {
  if (part.type === 'relation' || part.type === 'all' || part.type === 'any') return false
  const isSide = parent === undefined || parent.type === 'relation'
  const isInSum = parent?.type === 'sum'
  if (place === 'rows') return isSide || (part.type === 'sum' && !isInSum)
  return part.type !== 'sum' && (isSide || isInSum)
}

/** Every way in which a rule can be carried out once, at the whole or at a part. */
export function* applications(rule: Rule, whole: Node): Generator<Application> {
  const isRow = rule.pattern.type === 'sum' || rule.pattern.type === 'product'
  const isOfEquation = rule.pattern.type === 'relation'
  for (const [path, part] of isOfEquation ? [[[], whole] as const] : partsOf(whole)) {
    const parent = path.length === 0 ? undefined : partAt(whole, path.slice(0, -1))
    if (isRow && isInRow(part, parent)) continue
    if (rule.at !== undefined && !isAt(rule.at, part, parent)) continue
    yield* applicationsAt(rule, whole, path, part)
  }
}

/** The same at one part only. */
export function* applicationsAt(
  rule: Rule,
  whole: Node,
  path: Path,
  part: Node,
): Generator<Application> {
  for (const match of matches(rule.pattern, part)) {
    if (rule.guard?.(match) === false) continue
    for (const made of rule.make(match))
      yield { rule, path, match, made, result: withPart(whole, path, match.restore(made)) }
  }
}
