/** From this share of common trigrams on, two questions ask for the same with other numbers. */
const sameFrom = 0.86

const shingle = 3

/** What a question asks, as a set of trigrams, with every number the same. */
export type Print = ReadonlySet<string>

/** Takes the print of a question's text; of a template its draws stand for any number. */
export function printOf(text: string): Print {
  const plain = text
    .toLowerCase()
    .replaceAll(/\{\{[^}]*\}\}/g, '#')
    .replaceAll(/\d+([.,]\d+)*/g, '#')
    .replaceAll(/\s+/g, ' ')
  const print = new Set<string>()
  for (let at = 0; at + shingle <= plain.length; at++) print.add(plain.slice(at, at + shingle))
  return print
}

/** Tells whether two questions are near-duplicates: alike but for their numbers (Jaccard of trigrams). */
export function isAlike(one: Print, other: Print): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size === 0 || small.size < sameFrom * large.size) return false
  let common = 0
  for (const each of small) if (large.has(each)) common++
  return common / (small.size + large.size - common) >= sameFrom
}
