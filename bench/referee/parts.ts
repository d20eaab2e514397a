import { type Formula, letter, minus, number, plus, type Said } from './formula.ts'
import type { Random } from './random.ts'

export const x = letter('x')
export const y = letter('y')

/** Near zero, and far from it. */
export const place = (r: Random): number =>
  r.pick([r.whole(-9, 9), r.whole(-50, 50), r.whole(-800, 800)])
export const factor = (r: Random): Formula => number(r.whole(2, 9) * (r.chance(0.5) ? 1 : -1))
export const gap = (root: number, of: Formula = x): Formula =>
  root >= 0 ? minus(of, number(root)) : plus(of, number(-root))

export const or = (items: readonly Said[]): Said => {
  const [only, ...others] = items
  return only !== undefined && others.length === 0 ? only : { join: 'any', items }
}
