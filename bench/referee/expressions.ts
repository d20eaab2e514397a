import {
  call,
  type Formula,
  letter,
  lettersOf,
  minus,
  number,
  over,
  type Place,
  plus,
  power,
  sizeOf,
  times,
  workedOut,
} from './formula.ts'
import type { Random } from './random.ts'

export const FAMILIES = [
  'polynomial',
  'fraction',
  'surd',
  'absolute',
  'trigonometry',
  'logarithm',
  'exponential',
] as const
export type Family = (typeof FAMILIES)[number]

/** Where a formula turns: seldom near zero. */
const shift = (r: Random): Formula =>
  number(r.pick([r.whole(-9, 9), r.whole(-60, 60), r.whole(-900, 900)]))
const coefficient = (r: Random): Formula =>
  r.chance(0.8)
    ? number(r.whole(2, 9) * (r.chance(0.5) ? 1 : -1))
    : number(r.whole(1, 9), r.whole(2, 7))

const linear = (r: Random, x: Formula): Formula =>
  r.chance(0.5) ? plus(x, shift(r)) : minus(times(coefficient(r), x), shift(r))

function polynomial(r: Random, letters: readonly [Formula, ...Formula[]]): Formula {
  const one = () => linear(r, r.pick(letters))
  return r.pick([
    () => plus(times(coefficient(r), power(r.pick(letters), r.whole(2, 4))), one()),
    () => times(one(), one()),
    () => power(one(), r.whole(2, 3)),
    () => minus(power(one(), 2), power(one(), 2)),
    () => plus(times(one(), one()), times(coefficient(r), one())),
    () => times(minus(r.pick(letters), r.pick(letters)), one()),
  ])()
}

/** A formula of a family, in one letter or two. */
export function formulaOf(family: Family, r: Random): Formula {
  const x = letter('x')
  const letters: readonly [Formula, ...Formula[]] = r.chance(0.7) ? [x] : [x, letter('y')]
  const p = () => polynomial(r, letters)
  const one = () => linear(r, r.pick(letters))
  const angle = () => r.pick([x, times(number(r.whole(2, 5)), x), plus(x, number(r.whole(1, 6)))])
  const kinds: Readonly<Record<Family, readonly [() => Formula, ...(() => Formula)[]]>> = {
    polynomial: [p],
    fraction: [
      () => over(p(), one()),
      () => plus(over(one(), one()), over(one(), one())),
      () => over(number(1), minus(one(), one())),
    ],
    surd: [
      () => call('sqrt', power(one(), 2)),
      () => plus(call('sqrt', plus(power(one(), 2), number(r.whole(1, 40)))), one()),
      () => times(call('sqrt', number(r.whole(2, 99))), one()),
      () => over(one(), call('sqrt', plus(power(x, 2), number(r.whole(1, 9))))),
      () => call('sqrt', one()),
    ],
    absolute: [
      () => call('abs', one()),
      () => plus(call('abs', one()), one()),
      () => call('abs', p()),
      () => minus(call('abs', one()), call('abs', one())),
      () => times(one(), call('abs', one())),
    ],
    trigonometry: [
      () => plus(call('sin', angle()), coefficient(r)),
      () => times(call('cos', angle()), call('sin', angle())),
      () => power(call('sin', angle()), 2),
      () => plus(call('tan', angle()), call('cos', angle())),
    ],
    logarithm: [
      () => call('ln', times(one(), one())),
      () => plus(call('ln', one()), coefficient(r)),
      () => times(coefficient(r), call('ln', plus(power(x, 2), number(r.whole(1, 9))))),
    ],
    exponential: [
      () => times(coefficient(r), call('exp', plus(x, number(r.whole(1, 5))))),
      () => plus(call('exp', times(number(r.whole(2, 4)), x)), call('exp', x)),
      () => over(number(1), plus(number(1), call('exp', x))),
    ],
  }
  return r.pick(kinds[family])()
}

const PLACES = 60
/** So far apart two values are not the same; so near they count as the same. */
const APART = 1e-7
const NEAR = 1e-11

/**
 * Whether two formulas differ, by machine numbers at places of all sizes on both sides of zero, and
 * at whole numbers. Undefined where fewer than some have a value of both, or where it is too close.
 */
export function numericVerdict(
  a: Formula,
  b: Formula,
  random: Random,
): 'same' | 'other' | undefined {
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])]
  let seen = 0
  let isClose = true
  for (let i = 0; i < PLACES; i += 1) {
    const at: Place = Object.fromEntries(letters.map((name) => [name, drawPlace(random)]))
    const [x, y] = [workedOut(a, at), workedOut(b, at)]
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue
    const size = Math.max(sizeOf(a, at), sizeOf(b, at), 1e-12)
    if (!Number.isFinite(size)) continue
    const gap = Math.abs(x - y)
    const scale = Math.max(Math.abs(x), Math.abs(y))
    if (gap > APART * scale && gap > 1e-9 * size) return 'other'
    if (gap > NEAR * size) isClose = false
    seen += 1
  }
  return seen >= 12 && isClose ? 'same' : undefined
}

function drawPlace(random: Random): number {
  if (random.chance(0.3)) return random.whole(-12, 12) + 0.37
  const size = 10 ** (random.next() * 6 - 3)
  return random.chance(0.5) ? size : -size
}
