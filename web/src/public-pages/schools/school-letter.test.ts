import { expect, test } from 'vitest'
import { schoolMessage } from './school-letter.ts'

test('role and school stand above what was written', () => {
  const words = {
    role: ' Head teacher ',
    school: 'Hollybank',
    message: 'Hello.\n\nMay we see it? ',
  }
  expect(schoolMessage(words)).toBe(
    'School: Hollybank\nRole: Head teacher\n\nHello.\n\nMay we see it?',
  )
  expect(schoolMessage({ ...words, role: '' })).toMatch(/^School: Hollybank\n\nHello/)
})
