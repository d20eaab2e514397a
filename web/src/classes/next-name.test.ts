import { expect, test } from 'vitest'
import { nextName } from './next-name.ts'

test.each([
  ['7C', '8C'],
  ['9 Science, set 2', '10 Science, set 2'],
  ['Owls', 'Owls'],
])('%s becomes %s', (name, next) => expect(nextName(name)).toBe(next))
