import { expect, test } from 'vitest'
import { type Candidate, chooseQuestions } from './choose-questions.ts'

const day = (count: number) => new Date(Date.UTC(2026, 10, count))
const candidate = (question_id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ question_id, topic_id: 'a', difficulty: 0, met_at: null },
  ...more,
})

test('what was never met comes first, then what was met longest ago', () => {
  const met = [candidate('late', { met_at: day(9) }), candidate('early', { met_at: day(2) })]
  expect(chooseQuestions([...met, candidate('new')], 3, () => 0)).toEqual(['new', 'early', 'late'])
})

test('of what is new the nearest to the difficulty that suits comes first', () => {
  const all = [-1, 0, 1, 2].map((difficulty) => candidate(`${difficulty}`, { difficulty }))
  expect(chooseQuestions(all, 3, () => 1.2)).toEqual(['1', '2', '0'])
})

test('topics take turns, and one that has run out leaves its turns to the others', () => {
  const all = ['a1', 'a2', 'a3', 'b1'].map((id) => candidate(id, { topic_id: id.slice(0, 1) }))
  expect(chooseQuestions(all, 4, () => 0)).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('there are never more than asked for, nor more than there are', () => {
  const all = ['a1', 'a2', 'a3'].map((id) => candidate(id))
  expect(chooseQuestions(all, 2, () => 0)).toHaveLength(2)
  expect(chooseQuestions(all, 9, () => 0)).toHaveLength(3)
  expect(chooseQuestions([], 9, () => 0)).toEqual([])
})
