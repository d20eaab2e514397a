import { expect, test } from 'vitest'
import { levelNote } from './auth.nearest-level.ts'

const academic_levels = [4, 5, 6, 7, 8, 9].map((year) => ({ id: `y${year}`, name: `Year ${year}` }))
const at = (...years: number[]) => ({
  academic_levels,
  courses: years.map((year) => ({
    id: `c${year}`,
    is_active: true,
    title: '',
    subject_id: 's',
    subject_name: '',
    academic_level_id: `y${year}`,
    academic_level_name: '',
  })),
})

test.each([
  ['their own level', at(4, 9), 'y9', undefined],
  ['the only level that there is', at(9), 'y4', /Year 4 yet.*Year 9/],
  ['the nearer of two', at(4, 9), 'y8', /Year 8 yet.*Year 9/],
  ['of two as near the younger', at(9, 7), 'y8', /Year 8 yet.*Year 7/],
  ['nothing, where there are no courses', at(), 'y4', undefined],
  ['nothing, for a level that is not ours', at(9), 'y77', undefined],
  ['nothing, without a level', at(9), null, undefined],
] as const)('is told of %s', (_what, catalogue, level, words) => {
  const note = levelNote(catalogue, level)
  if (words === undefined) expect(note).toBeUndefined()
  else expect(note).toMatch(words)
})
