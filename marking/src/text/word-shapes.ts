import { NUMBER_WORDS } from '#text/numerals.ts'

/** Small letters, no accents, `isn't` and `isnt` as two words, digits for number words. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`]|(?<=\p{L})"(?=\p{L})/gu, "'")
    .replace(
      /(?<!\p{L})(are|is|was|were|do|does|did|have|has|had|would|could|should)nt(?!\p{L})/gu,
      '$1 not',
    )
    .replace(/(?<!\p{L})cant(?!\p{L})/gu, 'can not')
    .replace(/(?<!\p{L})wont(?!\p{L})/gu, 'will not')
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
