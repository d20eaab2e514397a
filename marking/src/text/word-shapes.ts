import { NUMBER_WORDS } from '#text/word-lists.ts'

/** Small letters, no accents, `isn't` as two words, digits for number words. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/can't|cannot/g, 'can not')
    .replace(/won't/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
  const words = plain.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  return words.map((word) => NUMBER_WORDS.get(word) ?? word)
}

/** Without the endings of number and time: `connected`, `connects`, `connection` → `connect`. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  for (const ending of ['ions', 'ing', 'ion', 'ed', 'es', 's', 'e']) {
    const isPlural = ending === 's' && /(?:ss|us|is)$/.test(word)
    if (word.endsWith(ending) && word.length - ending.length >= 4 && !isPlural)
      return word.slice(0, -ending.length)
  }
  return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Edits between two words; neighbours that changed places count once (optimal string alignment). */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return 4
  let older: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1)
      next.push(best)
    }
    older = row
    row = next
  }
  return row[b.length] ?? 0
}
