import type { Node } from '#notation/node.ts'
import { evaluate } from '#values/evaluate.ts'
import { numberOf } from '#values/value.ts'

/** What one letter is held between; an end at infinity is none. */
type Range = { readonly variable: string; readonly from: number; readonly to: number }

/**
 * Whether inequalities that stand side by side, `x < -2, x > 3`, can only be meant as "or": each
 * holds one letter between numbers, and no number is in all of them.
 */
export function areApart(items: readonly Node[]): boolean {
  const ranges = items.map(rangeOf)
  const [first] = ranges
  if (first === undefined || ranges.length < 2) return false
  let { from, to } = first
  for (const range of ranges) {
    if (range === undefined || range.variable !== first.variable) return false
    from = Math.max(from, range.from)
    to = Math.min(to, range.to)
  }
  return from > to
}

function rangeOf(node: Node): Range | undefined {
  if (node.type === 'all') {
    const each = node.items.map(rangeOf)
    const [first] = each
    if (first === undefined) return undefined
    return each.reduce<Range | undefined>(
      (whole, one) =>
        whole && one && whole.variable === one.variable
          ? {
              variable: whole.variable,
              from: Math.max(whole.from, one.from),
              to: Math.min(whole.to, one.to),
            }
          : undefined,
      first,
    )
  }
  if (node.type !== 'relation' || !/^[<>≤≥]$/.test(node.sign)) return undefined
  const { left, right, sign } = node
  const isOnLeft = left.type === 'variable'
  const name = isOnLeft ? left : right
  const value = evaluate(isOnLeft ? right : left, new Map())
  if (name.type !== 'variable' || value === undefined) return undefined
  const isBelow = /[<≤]/.test(sign) === isOnLeft
  return isBelow
    ? { variable: name.name, from: Number.NEGATIVE_INFINITY, to: numberOf(value) }
    : { variable: name.name, from: numberOf(value), to: Number.POSITIVE_INFINITY }
}
