import { expect, test } from 'vitest'
import { taughtWords } from './courses.taught.ts'

const levels = [
  { id: 'y7', name: 'Year 7' },
  { id: 'y8', name: 'Year 8' },
  { id: 'y9', name: 'Year 9' },
]
const course = (subject_name: string, academic_level_id: string) => ({
  subject_name,
  academic_level_id,
})

test('what is taught is said by subject and year, in the order of the years', () => {
  const year9 = [course('Science', 'y9'), course('Mathematics', 'y9'), course('Mathematics', 'y9')]
  expect(taughtWords(year9, levels)).toBe('Mathematics and Science (Year 9)')
  expect(taughtWords([...year9, course('Mathematics', 'y7')], levels)).toBe(
    'Mathematics (Year 7) and Mathematics and Science (Year 9)',
  )
})

test('where nothing is taught, that is said', () => {
  expect(taughtWords([], levels)).toBe('no courses yet')
})
