import type { Node } from '#notation/node.ts'
import { approximate, isNear } from '#rewriting/approximate.ts'
import { canonicalKey } from '#rewriting/canonical.ts'

/** Tells whether a formula comes to the one that is looked for. */
export type Target = (candidate: Node) => boolean

/** A result of so many decimals is a rounded one, and one of more may have been cut off. */
const ROUNDED_PLACES = 2
const CUT_PLACES = 3

/** How far from the exact value a side may be as it is written. */
function leewayOf(side: Node): number {
  const number = side.type === 'signed' ? side.of : side
  if (number.type !== 'number') return 0
  const places = number.text.split('.')[1]?.length ?? 0
  if (places >= CUT_PLACES) return 10 ** -places
  return places >= ROUNDED_PLACES ? 10 ** -places / 2 : 0
}

type Side = {
  readonly value: number
  readonly leeway: number
  readonly key: () => string
}

function sideOf(node: Node): Side {
  let known: string | undefined
  const key = () => {
    known ??= canonicalKey(node)
    return known
  }
  return { value: approximate(node), leeway: leewayOf(node), key }
}

const mayBe = (value: number, { value: wanted, leeway }: Side): boolean =>
  Number.isNaN(value) || Number.isNaN(wanted) || isNear(value, wanted, leeway)

const isAt = (node: Node, { value, leeway, key }: Side): boolean =>
  canonicalKey(node) === key() || (leeway > 0 && isNear(approximate(node), value, leeway))

/**
 * Looks for a line in canonical form, told apart at one place first, which is many times faster. A
 * number with decimals is met by whatever rounds to it.
 */
export function targetOf(line: Node): Target {
  if (line.type !== 'relation') {
    const side = sideOf(line)
    return (node) => node.type !== 'relation' && mayBe(approximate(node), side) && isAt(node, side)
  }
  const [left, right] = [sideOf(line.left), sideOf(line.right)]
  const isTurnable = line.sign === '=' || line.sign === '≠'
  return (node) => {
    if (node.type !== 'relation' || node.sign !== line.sign) return false
    const [a, b] = [approximate(node.left), approximate(node.right)]
    if (mayBe(a, left) && mayBe(b, right) && isAt(node.left, left) && isAt(node.right, right))
      return true
    if (!isTurnable || !mayBe(a, right) || !mayBe(b, left)) return false
    return isAt(node.left, right) && isAt(node.right, left)
  }
}
