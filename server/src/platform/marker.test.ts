import type { ExpressionQuestion, NumberQuestion } from '@learngrove/marking/question'
import { expect, test } from 'vitest'
import { createMarker } from './marker.ts'

const question: NumberQuestion = {
  type: 'number',
  text: 'What is 3 + 4?',
  max_score: 1,
  hints: [],
  method_answer: [],
  answer: '7',
}
const stuck = new URL('../testing/stuck.worker.ts', import.meta.url)

test('judges in a worker, many at once, each with its own answer', async () => {
  await using marker = createMarker({ size: 2 })
  const values = Array.from({ length: 40 }, (_, index) => String(index))
  const judged = await Promise.all(values.map((value) => marker.judge(question, { value })))
  expect(judged.map(({ is_full_marks }) => is_full_marks)).toEqual(
    values.map((each) => each === '7'),
  )
})

test('asks the algebra system where a formula has no real value anywhere', async () => {
  await using marker = createMarker({ size: 1 })
  const complex: ExpressionQuestion = {
    ...question,
    type: 'expression',
    answer: 'sqrt(-(x^2+1))',
    variables: ['x'],
    equality: 'algebraic',
  }
  const judged = await marker.judge(complex, { value: 'sqrt(-1-x^2)' })
  expect(judged).toMatchObject({ verdict: 'right' })
})

test('a worker that dies is replaced', async () => {
  await using marker = createMarker({ size: 1, worker: stuck })
  expect(await marker.judge(question, { value: 'die' })).toMatchObject({ marker: 'time_limit' })
  expect(await marker.judge(question, { value: '7' })).toMatchObject({ marker: 'stand-in' })
})
