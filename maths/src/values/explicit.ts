import {
  isAlike,
  mentions,
  type Node,
  type RelationNode,
  some,
  variablesOf,
} from '#notation/node.ts'
import { compareExpressions } from '#values/equal.ts'

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

/** Which way round a relation may be read. */
const waysOf = ({ left, right, sign }: RelationNode) => [
  { subject: left, value: right, sign: TURNED[TURNED[sign] ?? ''] ?? sign },
  { subject: right, value: left, sign: TURNED[sign] ?? sign },
]

/** Whether the subject has a letter or a function of its own, which can make up for any value. */
function isFree(subject: Node, values: readonly Node[]): boolean {
  if (subject.type === 'call' && /^[a-zA-Z]'*$/.test(subject.name)) {
    const { name } = subject
    const calls = (each: Node) => each.type === 'call' && each.name === name
    return !values.some((value) => some(value, calls))
  }
  return variablesOf(subject).some((name) => values.every((value) => !mentions(value, name)))
}

type Pair = { readonly subject: Node; readonly values: readonly Node[] }

/** The side that two relations share, where it has a letter of its own, and their other sides. */
function pairOf(a: RelationNode, b: RelationNode): Pair | undefined {
  for (const left of waysOf(a)) {
    for (const right of waysOf(b)) {
      if (left.sign !== right.sign || !isAlike(left.subject, right.subject)) continue
      const values = [left.value, right.value]
      if (isFree(left.subject, values)) return { subject: left.subject, values }
    }
  }
  return undefined
}

function decided({ values }: Pair): boolean | undefined {
  const [x, y] = values
  const verdict = x && y ? compareExpressions(x, y) : 'unknown'
  return verdict === 'unknown' ? undefined : verdict === 'equal'
}

/**
 * Decides two relations with the same side by their other sides alone: `y = x + x` and `y = 2x`,
 * `sin A = 0.5` and `sin A = 0.6`. Undefined where they are not of this kind.
 */
export function compareExplicit(a: RelationNode, b: RelationNode): boolean | undefined {
  const pair = pairOf(a, b)
  return pair && decided(pair)
}

/**
 * The same for rows of relations, one by one in their order: `x = 3t, y = 2t`. Undefined where a
 * pair has no side in common, or where one relation is put into another.
 */
export function compareEachExplicit(
  a: readonly RelationNode[],
  b: readonly RelationNode[],
): boolean | undefined {
  if (a.length !== b.length || a.length < 2) return undefined
  const pairs: Pair[] = []
  for (const [i, one] of a.entries()) {
    const other = b[i]
    const pair = other && pairOf(one, other)
    if (pair === undefined) return undefined
    pairs.push(pair)
  }
  const values = pairs.flatMap((pair) => pair.values)
  if (!pairs.every(({ subject }) => isFree(subject, values))) return undefined
  const verdicts = pairs.map(decided)
  return verdicts.includes(undefined) ? undefined : verdicts.every((verdict) => verdict === true)
}
