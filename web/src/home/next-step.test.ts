import { expect, test } from 'vitest'
import { openAssignments, pathStep, quizStep, stepWithoutHearts } from './next-step.ts'
import { itemLike, quizLike, sectionLike } from './testing.ts'

const maths = 'maths'

test('a quiz that was begun goes before one that is due', () => {
  const due = quizLike({ title: 'due', due_date: '2026-11-20T09:00:00Z' })
  const begun = quizLike({ title: 'begun', group_type_id: 2, status: { is_started: true } })
  expect(quizStep([due, begun], maths)).toMatchObject({
    kind: 'carry-on',
    quiz: { title: 'begun' },
  })
})

test('of several, the one due soonest; what has no date comes last', () => {
  const later = quizLike({ title: 'later', due_date: '2026-11-25T09:00:00Z' })
  const never = quizLike({ title: 'never', due_date: null })
  const soon = quizLike({ title: 'soon', due_date: '2026-11-20T09:00:00Z' })
  expect(quizStep([never, later, soon], maths)).toMatchObject({ quiz: { title: 'soon' } })
  expect(openAssignments([never, later, soon]).map(({ title }) => title)).toEqual([
    'soon',
    'later',
    'never',
  ])
})

test('what is finished, of another course, or not set by anybody is no step', () => {
  const quizzes = [
    quizLike({ status: { is_started: true, is_completed: true } }),
    quizLike({ course_id: 'science' }),
    quizLike({ group_type_id: 3 }),
  ]
  expect(quizStep(quizzes, maths)).toBeUndefined()
})

test('without a quiz, the path says where to go, and at its end to rest', () => {
  const here = itemLike({ title: 'here', is_current: true, quiz_id: 'q' })
  const sections = [sectionLike([itemLike({})]), sectionLike([here])]
  expect(pathStep(sections)).toMatchObject({ kind: 'path', item: { title: 'here', quiz_id: 'q' } })
  expect(pathStep([sectionLike([itemLike({})])])).toEqual({ kind: 'rest' })
  expect(pathStep([sectionLike([itemLike({ is_current: true, quiz_id: null })])])).toEqual({
    kind: 'rest',
  })
})

test('without a heart, what is set goes on and practice waits', () => {
  const waiting = { course_id: maths, next_heart_at: '2026-11-22T16:20:00Z' }
  const begun = quizLike({ group_type_id: 2, status: { is_started: true } })
  expect(stepWithoutHearts([begun], waiting)).toEqual({
    kind: 'hearts',
    next_heart_at: waiting.next_heart_at,
  })
  expect(stepWithoutHearts([begun, quizLike({ title: 'set' })], waiting)).toMatchObject({
    kind: 'assignment',
    quiz: { title: 'set' },
  })
})
