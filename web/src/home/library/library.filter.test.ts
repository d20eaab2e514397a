import { expect, test } from 'vitest'
import { quizLike } from '#home/testing.ts'
import { filtered, filterOf, libraryAddress, shows } from './library.filter.ts'

test('an address says what it shows, and back again', () => {
  for (const show of shows) {
    for (const all of [true, false]) {
      for (const find of ['', 'adding fr']) {
        const { searchParams } = new URL(
          libraryAddress({ show, all, find }),
          'https://school.example',
        )
        expect(filterOf(searchParams)).toEqual({ show, all, find })
      }
    }
  }
})

test.each(['', 'show=nothing', 'courses=some&show='])('"%s" asks for nothing special', (search) => {
  expect(filterOf(new URLSearchParams(search))).toEqual({
    show: 'everything',
    all: false,
    find: '',
  })
})

const set = quizLike({ id: 'set' })
const practice = quizLike({ id: 'practice', group_type_id: 2, status: { is_completed: true } })
const review = quizLike({ id: 'review', group_type_id: 3, course_id: 'science' })
const everything = [set, practice, review]

test.each([
  [{ show: 'everything', all: true }, ['set', 'review'], ['practice']],
  [{ show: 'everything', all: false }, ['set'], ['practice']],
  [{ show: 'reviews', all: false }, [], []],
  [{ show: 'reviews', all: true }, ['review'], []],
  [{ show: 'practice', all: false }, [], ['practice']],
] as const)('%j shows %j, then %j', (filter, open, finished) => {
  const shown = filtered(everything, filter, 'maths')
  expect(shown.open.map(({ id }) => id)).toEqual(open)
  expect(shown.finished.map(({ id }) => id)).toEqual(finished)
})

test.each([
  ['frac', ['a']],
  ['FRACTIONS add', ['a']],
  ['maths', ['a', 'b']],
  ['fractions angles', []],
  ['  ', ['a', 'b']],
])('"%s" finds %j', (find, found) => {
  const quizzes = [
    quizLike({ id: 'a', title: 'Adding fractions', subject_name: 'Maths' }),
    quizLike({ id: 'b', title: 'Angles', subject_name: 'Maths' }),
  ]
  const { open } = filtered(quizzes, { show: 'everything', all: true, find }, undefined)
  expect(open.map(({ id }) => id)).toEqual(found)
})

test('what was finished last stands first', () => {
  const finished = (id: string, graded_at: string) =>
    quizLike({ id, status: { is_completed: true, graded_at } })
  const quizzes = [finished('a', '2026-10-09T09:00:00Z'), finished('b', '2026-11-12T09:00:00Z')]
  const shown = filtered(quizzes, { show: 'everything', all: true }, undefined)
  expect(shown.finished.map(({ id }) => id)).toEqual(['b', 'a'])
})
