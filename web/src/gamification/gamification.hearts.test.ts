import { quizGroup } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { backWords, needsHearts, untilNext } from './gamification.hearts.ts'

test('a heart is back at its time by the reader’s clock, today or tomorrow', () => {
  const now = new Date(2026, 10, 22, 14, 5)
  expect(backWords(new Date(2026, 10, 22, 16, 20).toISOString(), now)).toBe('at 16:20')
  expect(backWords(new Date(2026, 10, 23, 1, 5).toISOString(), now)).toBe('tomorrow at 01:05')
})

test('practice waits for hearts, an assignment never', () => {
  expect(needsHearts({ group_type_id: quizGroup.assignment })).toBe(false)
  expect(needsHearts({ group_type_id: quizGroup.independent_study })).toBe(true)
  expect(needsHearts({ group_type_id: quizGroup.revision })).toBe(true)
})

test('a heart that is late is asked for at a calm pace', () => {
  const now = Date.parse('2026-11-22T14:00:00Z')
  expect(untilNext('2026-11-22T14:01:00Z', now)).toBe(60_000)
  expect(untilNext('2026-11-22T13:59:59Z', now)).toBe(1000)
})
