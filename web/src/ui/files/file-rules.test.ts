import { expect, test } from 'vitest'
import { type FileRules, rulesWords, sizeWords, sortFiles } from './file-rules.ts'

const rules: FileRules = {
  kinds: [
    { label: 'PDF', endings: ['.pdf'] },
    { label: 'Word', endings: ['.docx', '.doc'] },
    { label: 'picture', endings: ['.png', '.jpg'] },
  ],
  maxBytes: 20_000_000,
  maxFiles: 2,
}
const file = (name: string, size = 1000) => ({ name, size })

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [5_100_000, '5.1 MB'],
  [9_960_000, '10 MB'],
  [999_600, '1 MB'],
  [28_000_000, '28 MB'],
])('%i bytes are %s', (bytes, expected) => expect(sizeWords(bytes)).toBe(expected))

test('the rules in words', () => {
  expect(rulesWords(rules)).toBe('PDF, Word or picture, up to 20 MB each, 2 files at most')
  expect(rulesWords({ ...rules, maxFiles: 1 })).toBe('PDF, Word or picture, up to 20 MB')
})

test.each([
  ['notes.PDF', 1000, null],
  ['notes.exe', 1000, 'Only PDF, Word or picture can be read here.'],
  ['pdf', 1000, 'can be read here'],
  ['scan.png', 28_000_000, '28 MB, the limit is 20 MB'],
  ['empty.pdf', 0, 'empty'],
])('%s of %i bytes', (name, size, words) => {
  const { taken, refused } = sortFiles([file(name, size)], rules)
  expect(taken).toHaveLength(words === null ? 1 : 0)
  if (words !== null) expect(refused[0]?.reason).toContain(words)
})

test('no more files than fit, counting those that are there', () => {
  const files = [file('a.pdf'), file('b.exe'), file('c.pdf'), file('d.pdf')]
  expect(sortFiles(files, rules).taken.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf'])
  expect(sortFiles(files, rules, 1).taken.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(sortFiles(files, rules, 2).refused).toHaveLength(4)
})
