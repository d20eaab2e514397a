/** How close to the limit a text must be before a screen reader is told. */
const TELL_WITHIN = 20
const TELL_EVERY = 10

/** How much of the limit is used, and by how much it is passed: what stands beside a field. */
export function counterWords(length: number, limit: number): string {
  return length > limit ? `${length - limit} over the limit of ${limit}` : `${length} of ${limit}`
}

/** What a screen reader is told while typing: nothing far from the limit, then every ten signs, then each. */
export function counterNews(length: number, limit: number): string {
  const left = limit - length
  if (left < 0) return counterWords(length, limit)
  return left <= TELL_WITHIN && left % TELL_EVERY === 0 ? `${left} left` : ''
}
