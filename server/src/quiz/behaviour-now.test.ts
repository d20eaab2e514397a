import { attemptType } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { behaviourNow, isClosed, isSecret } from './behaviour-now.ts'

const now = new Date('2026-09-01T08:00:00Z')
const at = (hours: number) => now.getTime() / 1000 + hours * 3600
const set = { attempt_type_id: attemptType.worksheet, is_assigned: true, tries: null }

test.each([
  ['before it is due', at(1), true, false],
  ['once it was due', at(-1), false, true],
  ['without a day, before it is handed in', null, false, false],
  ['without a day, once it is handed in', null, true, true],
])('what is assigned is closed: %s', (_, closes_at, isCompleted, isIt) => {
  expect(isClosed({ ...set, closes_at }, isCompleted, now)).toBe(isIt)
  const { solution } = behaviourNow({ ...set, closes_at }, isCompleted, now)
  expect(solution).toBe(isIt ? 'after_try' : 'when_settled')
})

test('what nobody has assigned is never closed', () => {
  expect(isClosed({ ...set, is_assigned: false, closes_at: null }, true, now)).toBe(false)
})

test('an exam is a secret until it is handed in, and shows its solutions then', () => {
  const exam = { ...set, attempt_type_id: attemptType.exam, closes_at: at(-1) }
  expect(isSecret(exam, false)).toBe(true)
  expect(isSecret(exam, true)).toBe(false)
  expect(isSecret({ ...set, closes_at: null }, false)).toBe(false)
  expect(behaviourNow(exam, false, now)).toMatchObject({ tutor: false })
  expect(behaviourNow(exam, true, now)).toMatchObject({ tutor: true, solution: 'at_end' })
})
