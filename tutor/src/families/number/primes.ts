/** The prime factors from the smallest. */
export function primesOf(n: number): readonly number[] {
  const found: number[] = []
  let left = n
  for (let p = 2; p * p <= left; p += 1)
    while (left % p === 0) {
      found.push(p)
      left /= p
    }
  return left > 1 ? [...found, left] : found
}

/** Each prime with its power. */
export const powersOf = (n: number): ReadonlyMap<number, number> => {
  const powers = new Map<number, number>()
  for (const p of primesOf(n)) powers.set(p, (powers.get(p) ?? 0) + 1)
  return powers
}

/** `2^{2} \\times 3`, as LaTeX. */
export const productText = (powers: Iterable<readonly [number, number]>): string =>
  [...powers]
    .sort(([p], [q]) => p - q)
    .map(([p, n]) => (n === 1 ? `${p}` : `${p}^{${n}}`))
    .join(' \\times ') || '1'

/** Every whole number that divides it, in order. */
export const factorsOf = (n: number): readonly number[] => {
  const small = Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, i) => i + 1).filter(
    (k) => n % k === 0,
  )
  return [...new Set([...small, ...small.map((k) => n / k)])].sort((a, b) => a - b)
}
