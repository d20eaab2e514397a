import { expect, test } from 'vitest'
import { initialsOf } from '#ui/initials.ts'

test.each([
  ['Maya Osei', 'MO'],
  ['maya', 'M'],
  ['  Ana María  López ', 'AL'],
  ['amara.o', 'AO'],
  ['Élodie Petit', 'ÉP'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', '?'],
  ['   ', '?'],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
