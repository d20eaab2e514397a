import { whole } from '#exact/rational.ts'
import { childrenOf, isBound, isIndefinite, type Node, some, variablesOf } from '#notation/node.ts'
import { type Equality, isSameValue } from '#values/equal.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { pointsFor } from '#values/points.ts'

/** Values for letters that count; small enough for a factorial, and no two rows alike. */
const COUNTS = [9, 4, 6, 3, 7, 2, 8, 5, 11, 1, 10, 12]
/** So many places of agreement are asked for, more than a school's formula has free numbers. */
const ENOUGH = 8
const ROWS = 24

/**
 * Compares formulas with letters that stand for whole numbers, as in `n!`, `\binom{n}{2}` or under
 * the sign of a sum, at whole numbers; undefined where there is no such letter.
 */
export function compareCounted(a: Node, b: Node): Equality | undefined {
  // An integral without ends is known but for its constant.
  if (some(a, isIndefinite) || some(b, isIndefinite)) return 'unknown'
  const counted = new Set([...countedIn(a), ...countedIn(b)])
  if (counted.size === 0) return isOutOfReach(a) || isOutOfReach(b) ? 'unknown' : undefined
  const names = [...new Set([...variablesOf(a), ...variablesOf(b)])].sort()
  const others = names.filter((name) => !counted.has(name))
  const rest = others.length === 0 ? [new Map()] : pointsFor(others)
  let seen = 0
  for (let row = 0; row < ROWS; row += 1) {
    const at: Environment = new Map([
      ...(rest[row % rest.length] ?? new Map()),
      ...[...counted].sort().map((name, i) => [name, whole(countAt(row, i))] as const),
    ])
    const [x, y] = [evaluate(a, at), evaluate(b, at)]
    if (!x || !y) continue
    if (!isSameValue(x, y)) return 'different'
    seen += 1
  }
  return seen >= Math.min(ENOUGH, ROWS) ? 'equal' : 'unknown'
}

/** Whether it holds a sum or an integral that has no value here: too long, or without an end. */
function isOutOfReach(node: Node): boolean {
  if (!some(node, isBound)) return false
  const names = variablesOf(node)
  const places = names.length === 0 ? [new Map()] : pointsFor(names)
  return places.every((at) => evaluate(node, at) === undefined)
}

/** Each letter walks through the values at a pace of its own. */
const countAt = (row: number, letter: number): number =>
  COUNTS[(row * (2 * letter + 1) + 5 * letter + Math.floor(row / COUNTS.length)) % COUNTS.length] ??
  1

/** The letters of which a factorial, a choice or the ends of a sum are made. */
function countedIn(node: Node): readonly string[] {
  const here =
    node.type === 'factorial'
      ? variablesOf(node.of)
      : node.type === 'call' && node.name === 'binom'
        ? node.args.flatMap(variablesOf)
        : node.type === 'call' && (node.name === 'sum' || node.name === 'prod')
          ? node.args.slice(2).flatMap(variablesOf)
          : []
  return [...here, ...childrenOf(node).flatMap(countedIn)]
}
