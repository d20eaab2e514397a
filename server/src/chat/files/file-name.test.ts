import { limits } from '@learngrove/contract/chat.limits'
import { expect, test } from 'vitest'
import { cleanName } from './file-name.ts'

test.each([
  ['photo.JPG', 'image/webp', 'photo.webp'],
  ['Übung ½.pdf', 'application/pdf', 'Übung ½.pdf'],
  ['virus.exe', 'text/plain', 'virus.txt'],
  ['../../etc/passwd', 'text/plain', '-..-etc-passwd.txt'],
  ['a\nb\u202etxt.pdf', 'application/pdf', 'a btxt.pdf'],
  ['', 'application/pdf', 'File.pdf'],
  ['.pdf', 'application/pdf', 'File.pdf'],
])('%j of %s is called %s', (name, type, clean) => {
  expect(cleanName(name, type)).toBe(clean)
})

test('a long name keeps its ending', () => {
  const name = cleanName(`${'🌱'.repeat(400)}.pdf`, 'application/pdf')
  expect(Array.from(name)).toHaveLength(limits.file_name_length)
  expect(name.endsWith('.pdf')).toBe(true)
})
