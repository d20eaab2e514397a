import { proseLines } from '#spoken/markdown.ts'
import { sayWords } from '#spoken/say-words.ts'

export { sayTex } from '#spoken/say-tex.ts'
export { sayWords } from '#spoken/say-words.ts'

const sentenceEnd = /(?<=[.?!:])["'”’)]*\s+/

/**
 * What is said of a text in Markdown, sentence by sentence: its mathematics between dollars, its money, units
 * and formulae as a teacher says them; an entry of a list and a row of a table by itself. A sentence ends with a mark.
 */
export const spokenSentences = (markdown: string): string[] =>
  proseLines(markdown)
    .flatMap((line) => sayWords(line).split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => (/[.?!:;,]["'”’)]*$/.test(sentence) ? sentence : `${sentence}.`))

/** The same in one piece, for a voice. */
export const spokenText = (markdown: string): string => spokenSentences(markdown).join(' ')

/** The words of what is said: what two ways of writing it have in common. */
export const wordsOf = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Tells whether a text says a part of what another says, by its words: all of it, sentences in a row, or what
 * stands there between two marks, such as a cell of a table. Nothing that is put together otherwise is.
 */
export function isSaidIn(text: string, whole: string): boolean {
  const asked = wordsOf(spokenText(text))
  const clauses = spokenSentences(whole)
    .flatMap((sentence) => sentence.split(/[.,;:?!()"“”]+(?=\s|$)/))
    .map(wordsOf)
    .filter((words) => words.length > 0)
  if (asked.length === 0) return false
  const begins = new Set<number>([0])
  let count = 0
  for (const { length } of clauses) {
    count += length
    begins.add(count)
  }
  const said = clauses.flat()
  return [...begins].some(
    (from) =>
      begins.has(from + asked.length) && asked.every((word, at) => said[from + at] === word),
  )
}
