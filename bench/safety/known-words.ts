/**
 * `node scripts/run.mjs bench/safety/known-words.ts`: writes the words that the screen knows how to spell,
 * the commonest first: those of the sentences that are learnt from. To be run before `weights.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainOf } from '@learngrove/tutor/safety/plain-text'
import { readContexts, readSentences, readSpecial } from './sentences.ts'

const sentences = [
  ...readSentences(),
  ...readSpecial('requests'),
  ...readSpecial('outgoing'),
  ...readSpecial('rambles'),
  ...readContexts(),
].filter(({ split }) => split === 'train')

const counts = new Map<string, number>()
for (const { text } of sentences) {
  for (const word of plainOf(text).match(/[a-z']+/g) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
}
const words = [...counts]
  .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  .map(([word]) => word)
const head =
  '/** Written by `bench/safety/known-words.ts` from the sentences beside it; never by hand. */'
writeFileSync(
  join(import.meta.dirname, '../../tutor/src/safety/words.gen.ts'),
  `${head}\nexport const knownWords = "${words.join(' ')}"\n`,
)
console.log(JSON.stringify({ words: words.length }))
