import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishWordsSource } from './english-words.ts'

test('the list of English words that is checked in is made from the package', () => {
  const file = new URL('../../marking/src/text/spelling/english-words.ts', import.meta.url)
  expect(readFileSync(file, 'utf8') === englishWordsSource()).toBe(true)
})
