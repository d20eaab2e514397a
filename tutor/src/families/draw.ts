import type { Random } from '#skills/random.ts'

/** One of some things. Throws a RangeError where there is none. */
export function pick<T>({ between }: Random, items: readonly T[]): T {
  const item = items[between(0, items.length - 1)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** A whole number of either sign, not zero. */
export const nonZero = (random: Random, size: number): number =>
  random.between(1, size) * (random.between(0, 1) === 0 ? -1 : 1)

/** `+3` or `-3`, as it is typed after a term. */
export const plusText = (n: number): string => (n < 0 ? `${n}` : `+${n}`)

/** `x`, `-x`, `3x`: a number before a letter, as it is typed; nothing for zero. */
export const termText = (n: number, letter: string, isFirst = false): string =>
  n === 0 ? '' : `${isFirst || n < 0 ? '' : '+'}${n === 1 ? '' : n === -1 ? '-' : n}${letter}`

/** Euclid's way for two positive machine numbers. */
export const sharedBy = (a: number, b: number): number => (b === 0 ? a : sharedBy(b, a % b))

/** A fraction in lowest terms as it is typed, by machine numbers. */
export function fractionText(top: number, under: number): string {
  const by = sharedBy(Math.abs(top), Math.abs(under)) * Math.sign(under)
  return under / by === 1 ? `${top / by}` : `${top / by}/${under / by}`
}
