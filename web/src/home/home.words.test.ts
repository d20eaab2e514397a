import { expect, test } from 'vitest'
import { streakTitle, toNextLevel, xpWords } from '#gamification/gamification.words.ts'
import { isHandInLeft, noAssignmentsWords, progressWords } from './home.words.ts'
import { wordsOf } from './step-words.ts'
import { quizLike } from './testing.ts'

test('a quiz with an answer to everything wants to be handed in, and says so until it is', () => {
  const all = quizLike({ status: { is_started: true, num_answered: 8, num_questions: 8 } })
  expect(progressWords(all.status)).toBe('All answered, hand it in')
  expect(wordsOf({ kind: 'carry-on', quiz: all }, new Date())).toMatchObject({
    action: 'Hand it in',
  })
  expect(isHandInLeft({ ...all.status, is_completed: true })).toBe(false)
  expect(progressWords({ ...all.status, num_answered: 5 })).toBe('5 of 8 done')
  expect(progressWords({ ...all.status, num_answered: 0 })).toBe('8 questions, not started')
})

test('a newcomer has handed nothing in', () => {
  expect(noAssignmentsWords(false)).toMatch(/Nothing is set yet/)
  expect(noAssignmentsWords(true)).toMatch(/All handed in/)
})

test('points are written one way, and streaks by their days', () => {
  expect(xpWords(3498)).toBe('3,498 XP')
  expect(toNextLevel({ xp: 8240, level: 4, next_level_xp: 10_000 })).toBe('1,760 XP to level 5')
  expect([0, 1, 11].map(streakTitle)).toEqual(['Your week', '1 day in a row', '11 days in a row'])
})
