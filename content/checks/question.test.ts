import { expect, test } from 'vitest'
import { questions, topics } from '#curriculum/curriculum.ts'
import { questionProblems } from './question.ts'

test('a key with a unit is noticed where the question asks for a number only', () => {
  const entry = questions.find(({ key }) => key === 'pythagoras-longest-side')
  const topic = topics.find(({ key }) => key === entry?.topics[0])
  if (entry === undefined || topic === undefined) throw new Error('no such question')
  const { question } = entry
  if (question.type !== 'number') throw new Error('no number is asked for')
  const unitProblems = (text: string) =>
    questionProblems({ ...entry, question: { ...question, text, unit: 'cm' } }, topic, 1).filter(
      (problem) => problem.startsWith('unit:'),
    )
  expect(unitProblems('How long is it, in centimetres?')).toHaveLength(1)
  expect(unitProblems('How long is it? Give the unit.')).toEqual([])
})
