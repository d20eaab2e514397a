import type { NumberQuestion } from '@learngrove/marking/question'
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

test('a judgement that does not come is given up, and the next one comes', async () => {
  await using marker = createMarker({ size: 1, worker: stuck, start_limit_ms: 2_000 })
  const began = performance.now()
  const first = marker.judge(question, { value: 'loop' })
  const behind = Array.from({ length: 6 }, () => marker.judge(question, { value: '7' }))
  expect(await first).toMatchObject({ verdict: 'unsure', marks_given: 0, needs_review: true })
  expect(performance.now() - began).toBeLessThan(5_000)
  for (const each of behind) expect(await each).toMatchObject({ marker: 'stand-in' })
})

test('a worker that dies is replaced', async () => {
  await using marker = createMarker({ size: 1, worker: stuck })
  expect(await marker.judge(question, { value: 'die' })).toMatchObject({ marker: 'time_limit' })
  expect(await marker.judge(question, { value: '7' })).toMatchObject({ marker: 'stand-in' })
})
