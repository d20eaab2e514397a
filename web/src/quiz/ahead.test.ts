import { quizGroup } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { aheadOf, isOfQuizzes, type Listed, mostAhead } from './ahead.ts'

const listed = (
  id: string,
  more: Partial<Listed> = {},
  status: Partial<Listed['status']> = {},
) => ({
  id,
  title: id,
  course_id: 'c',
  subject_name: 'Maths',
  attempt_type_id: 1 as const,
  group_type_id: quizGroup.assignment,
  assignment_id: null,
  created_at: '2026-11-20T09:00:00.000Z',
  date_assigned: null,
  due_date: null,
  minutes: 5,
  time_limit: null,
  ends_at: null,
  ...more,
  status: {
    is_started: false,
    is_completed: false,
    num_answered: 0,
    num_questions: 3,
    num_waiting: 0,
    marks_given: 0,
    max_score: 3,
    graded_at: null,
    ...status,
  },
})

test('what was begun comes first, then what is set by its day; what is over is not kept', () => {
  const ahead = aheadOf([
    listed('over', {}, { is_completed: true, is_started: true }),
    listed('no day'),
    listed('friday', { due_date: '2026-11-27T16:00:00.000Z' }),
    listed('tomorrow', { due_date: '2026-11-23T16:00:00.000Z' }),
    listed('own, begun', { group_type_id: quizGroup.independent_study }, { is_started: true }),
    listed('own, not begun', { group_type_id: quizGroup.independent_study }),
  ])
  expect(ahead.map(({ id }) => id)).toEqual(['own, begun', 'tomorrow', 'friday', 'no day'])
})

test('a long list is not fetched whole', () => {
  const many = Array.from({ length: 30 }, (_, at) => listed(String(at)))
  expect(aheadOf(many)).toHaveLength(mostAhead)
})

test('what is kept of a quiz is known by its name, and nothing else is taken for it', () => {
  const isOne = (id: string) => id === 'q1'
  expect(isOfQuizzes('["GET /quiz/{id}",{"params":{"id":"q1"}}]', isOne)).toBe(true)
  expect(isOfQuizzes('["GET /quiz/{id}/evaluations",{"params":{"id":"q1"}}]', isOne)).toBe(true)
  expect(isOfQuizzes('["GET /quiz/{id}",{"params":{"id":"q2"}}]', isOne)).toBe(false)
  expect(isOfQuizzes('["GET /quiz",{"query":{}}]', () => true)).toBe(false)
})
