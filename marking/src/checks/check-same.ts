import { isEqual, parseMaths } from '@learngrove/maths'
import { isSame } from '@learngrove/maths/rational'
import { readQuantity } from '#quantities/quantity.ts'
import { readUnit, toBase } from '#quantities/units.ts'

/**
 * Whether two options say the same: as text, as mathematics where both are one formula between
 * dollar signs, or as one quantity (`100 cm`, `1 m`).
 */
export function saysTheSame(a: string, b: string): boolean {
  if (a.trim() === b.trim()) return true
  const [left, right] = [formulaOf(a), formulaOf(b)]
  if (left !== undefined && right !== undefined) {
    const [x, y] = [parseMaths(left), parseMaths(right)]
    return x.ok && y.ok && isEqual(x.expression, y.expression) === true
  }
  return isSameQuantity(a, b)
}

const formulaOf = (text: string): string | undefined =>
  /^\s*\$([^$]+)\$\s*$/.exec(text)?.[1] ?? (/^\s*-?[\d./]+\s*$/.test(text) ? text : undefined)

function isSameQuantity(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => readQuantity(text.replaceAll('$', ''), '.'))
  if (!x?.ok || !y?.ok) return false
  const [one, other] = [readUnit(x.quantity.unit), readUnit(y.quantity.unit)]
  if (one === undefined || other === undefined || one.dimension !== other.dimension) return false
  return isSame(toBase(x.quantity.value, one), toBase(y.quantity.value, other))
}
