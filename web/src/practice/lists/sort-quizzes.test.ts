import { expect, test } from 'vitest'
import { quizLike } from '#home/testing.ts'
import { assignedOf, finishedOf } from './sort-quizzes.ts'

const now = new Date('2026-11-22T12:00:00Z')
const done = (id: string, graded_at: string, more = {}) =>
  quizLike({ id, ...more, status: { is_completed: true, graded_at } })

const quizzes = [
  quizLike({ id: 'without a day', due_date: null }),
  quizLike({ id: 'tomorrow', due_date: '2026-11-23T12:00:00Z' }),
  quizLike({ id: 'next week', due_date: '2026-11-29T12:00:00Z' }),
  quizLike({ id: 'last week', due_date: '2026-11-15T12:00:00Z' }),
  quizLike({ id: 'practice', group_type_id: 2, due_date: null }),
  done('first', '2026-11-01T12:00:00Z', { due_date: '2026-11-02T12:00:00Z' }),
  done('second', '2026-11-12T12:00:00Z'),
  done('own practice', '2026-11-20T12:00:00Z', { group_type_id: 2 }),
]

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

test('what teachers set is late, open or done, the earliest due first', () => {
  const { late, open, done } = assignedOf(quizzes, now)
  expect(ids(late)).toEqual(['last week'])
  expect(ids(open)).toEqual(['tomorrow', 'next week', 'without a day'])
  expect(ids(done)).toEqual(['second', 'first'])
})

test('everything finished is listed, the latest first', () => {
  expect(ids(finishedOf(quizzes))).toEqual(['own practice', 'second', 'first'])
  expect(finishedOf([])).toEqual([])
})
