import { expect, test } from 'vitest'
import { anEvaluation, aQuestion } from '#questions/testing.ts'
import type { Attempt, Quiz } from '#quiz/quiz.data.ts'
import { emptyOutbox, withEdit, withSubmission } from './outbox.ts'
import { doneOf } from './session.done.ts'
import {
  clockText,
  firstToDo,
  type Item,
  isHandedIn,
  itemsOf,
  missedIn,
  nextAfter,
  spentWords,
} from './session.progress.ts'
import { firstState } from './session-store.ts'

const ids = ['e1', 'e2', 'e3', 'e4', 'e5']
const quiz = {
  questions: ids.map((id) => aQuestion({ evaluation_question_id: id })),
  // Safe: only the questions are read.
} as unknown as Quiz
const attemptOf = (...parts: Parameters<typeof anEvaluation>[0][]) =>
  // Safe: only the evaluations are read.
  ({
    evaluations: ids.map((id, at) => anEvaluation({ id, ...parts[at] })),
  }) as unknown as Attempt

const standings = (items: readonly Item[]) => items.map(({ standing }) => standing)

test('where each question stands', () => {
  const attempt = attemptOf(
    { is_settled: true, is_submitted: true },
    { is_submitted: true },
    { is_skipped: true },
    { is_submitted: true, review: 'waiting' },
  )
  const items = itemsOf(quiz, attempt, firstState)
  expect(standings(items)).toEqual(['answered', 'not_yet', 'skipped', 'answered', 'open'])
  expect(items.filter(isHandedIn)).toHaveLength(3)
  expect(nextAfter(items, 1)?.number).toBe(5)
  expect(nextAfter(items, 5)?.number).toBe(3)
  expect(firstToDo(items)?.number).toBe(5)
})

test('of a quiz of which some are enough, more than enough count as enough', () => {
  const needing = {
    questions: ids.map((id, at) => ({
      ...aQuestion({ evaluation_question_id: id }),
      ...(at === 4 && { is_compulsory: true }),
    })),
    // Safe: only the questions are read.
  } as unknown as Quiz
  const answered = { is_settled: true, is_submitted: true }
  const done = (num_to_complete: number | undefined, ...parts: (typeof answered | object)[]) =>
    doneOf(
      num_to_complete === undefined ? {} : { num_to_complete },
      itemsOf(needing, attemptOf(...parts), firstState),
    )
  const four = [answered, answered, answered, answered]
  expect(done(undefined, ...four)).toEqual({ answered: 4, total: 5 })
  expect(done(3, answered)).toEqual({ answered: 1, total: 3 })
  expect(done(3, ...four)).toEqual({ answered: 2, total: 3 })
  expect(done(3, ...four, answered)).toEqual({ answered: 3, total: 3 })
})

test('an answer that waits counts as handed in, and is not gone to again', () => {
  const outbox = withSubmission(
    withEdit(emptyOutbox, { id: 'e2', patch: { is_skipped: true }, base: '', now: 0 }),
    {
      id: 'e1',
      attempt_key: 'k',
      value: '1',
      selected_option: null,
      time_spent: 0,
      num_options_clicked: 0,
      queued_at: 0,
      is_tried: false,
    },
  )
  const items = itemsOf(quiz, attemptOf(), { ...firstState, outbox })
  expect(standings(items)).toEqual(['waiting', 'skipped', 'open', 'open', 'open'])
  expect(items[0]).toMatchObject({ is_free: true, is_unsaved: false })
  // Where there is a network it goes at once: the page of a waiting answer would only flash up.
  expect(items[0]?.is_sending).toBe(true)
  const [offline] = itemsOf(quiz, attemptOf(), { ...firstState, outbox, connection: 'lost' })
  expect(offline?.is_sending).toBe(false)
  expect(nextAfter(items, 5)?.number).toBe(3)
})

test('after the last comes what was skipped, then what can be tried again, then nothing', () => {
  const settled = { is_settled: true, is_submitted: true }
  const items = itemsOf(
    quiz,
    attemptOf(settled, { is_submitted: true }, settled, settled, settled),
    firstState,
  )
  expect(nextAfter(items, 5)).toBeUndefined()
  expect(firstToDo(items)?.number).toBe(2)
  const done = itemsOf(quiz, attemptOf(settled, settled, settled, settled, settled), firstState)
  expect(firstToDo(done)).toBeUndefined()
})

test.each([
  [0, '0:00'],
  [61, '1:01'],
  [372, '6:12'],
])('%d seconds on the clock', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test('what is not right yet is tried again, if there is something of it to practise', () => {
  const topics = ['fractions', 'ratio', undefined, 'ratio', 'fractions']
  const drawn = {
    questions: ids.map((id, at) => {
      const topic = topics[at]
      const question = aQuestion({ id: `${at}`, evaluation_question_id: id })
      return { ...question, ...(topic && { course_tagging_id: topic }) }
    }),
    // Safe: only the questions are read.
  } as unknown as Quiz
  const right = { is_full_marks: true }
  const missed = (...parts: Parameters<typeof anEvaluation>[0][]) =>
    missedIn(itemsOf(drawn, attemptOf(...parts), firstState))
  expect(missed(right, {}, {}, right, {})).toEqual(['1', '4'])
  expect(missed(right, right, right, right, { review: 'waiting' })).toEqual([])
})

test.each([
  [0, '0 s'],
  [48.7, '48 s'],
  [120, '2 min'],
  [151, '2 min 31 s'],
  [3725, '62 min 5 s'],
])('%d seconds took %s', (seconds, words) => {
  expect(spentWords(seconds)).toBe(words)
})
