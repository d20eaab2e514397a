import type { Node } from '@learngrove/maths/notation'
import { evaluate, numberOf } from '@learngrove/maths/values'
import { type Miss, miss } from '#expressions/near-misses/shape.ts'

/** How near two machine numbers must be to count as one, relative to them. */
const NEAR = 1e-9
/** So many places the point may have moved. */
const MAX_PLACES = 6
/** A rounded value says something from this many figures. */
const MIN_FIGURES = 2

/** How a number differs from the one that is wanted. */
export function numberMisses(wanted: Node, given: Node): readonly Miss[] {
  const [a, b] = [wanted, given].map((node) => evaluate(node, new Map()))
  if (a === undefined || b === undefined) return []
  const [w, g] = [numberOf(a), numberOf(b)]
  if (!Number.isFinite(w) || !Number.isFinite(g) || w === 0 || g === 0) return []
  const is = (value: number) => Math.abs(value - g) <= NEAR * Math.abs(g)
  if (isRoundingOf(w, given, g))
    return [
      miss('That is rounded, and the exact value is asked for. Leave the fraction or the root.'),
    ]
  const found: Miss[] = []
  if (is(-w)) found.push(miss('Look at the sign once more.'))
  if (is(1 / w)) found.push(miss('That is upside down: top and bottom have changed places.'))
  if (isMoved(w / g)) found.push(miss('The digits are right. Look at where the point stands.'))
  if (is(2 * w)) found.push(miss('That is twice as much. Look at what is to be halved.'))
  if (is(w / 2)) found.push(miss('That is half of it. Look at what is to be doubled.'))
  if (is(w * w)) found.push(miss('That is its square. One more step is to be undone.'))
  if (is(Math.sqrt(w))) found.push(miss('That is its root. One step was undone too often.'))
  return found
}

function isMoved(ratio: number): boolean {
  const places = Math.log10(ratio)
  const whole = Math.round(places)
  return whole !== 0 && Math.abs(whole) <= MAX_PLACES && Math.abs(ratio / 10 ** whole - 1) <= NEAR
}

/** A decimal that agrees with the value as far as it goes. */
function isRoundingOf(wanted: number, given: Node, value: number): boolean {
  const bare = given.type === 'signed' ? given.of : given
  if (bare.type !== 'number') return false
  const [, places = ''] = bare.text.split('.')
  if (places === '' || /e/i.test(bare.text)) return false
  const figures = bare.text.replace('.', '').replace(/^0+/, '').length
  if (figures < MIN_FIGURES) return false
  return Math.abs(value - wanted) <= 0.5 * 10 ** -places.length * (1 + NEAR)
}
