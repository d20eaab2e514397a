import type { NumberQuestion } from '@learngrove/marking/question'
import { expect, test } from 'vitest'
import { createMarker, judgementLimitMs, judgementPatienceMs } from './marker.ts'

const question: NumberQuestion = {
  type: 'number',
  text: 'What is 3 + 4?',
  max_score: 1,
  hints: [],
  method_answer: [],
  answer: '7',
}
const stuck = new URL('../testing/stuck.worker.ts', import.meta.url)
const start_limit_ms = 2_000

test('a judgement that does not come is given up, and the next one comes', async () => {
  await using marker = createMarker({ size: 1, worker: stuck, start_limit_ms })
  const began = performance.now()
  const first = marker.judge(question, { value: 'loop' })
  const behind = Array.from({ length: 6 }, () => marker.judge(question, { value: '7' }))
  expect(await first).toMatchObject({ verdict: 'unsure', marks_given: 0, needs_review: true })
  expect(performance.now() - began).toBeLessThan(2.5 * start_limit_ms)
  for (const each of behind) expect(await each).toMatchObject({ marker: 'stand-in' })
})

test('a judgement is given up once it can have used its processor time', async () => {
  await using marker = createMarker({ size: 1, worker: stuck })
  await marker.judge(question, { value: '7' })
  const began = performance.now()
  expect(await marker.judge(question, { value: 'loop' })).toMatchObject({ marker: 'time_limit' })
  const took = performance.now() - began
  expect(took).toBeGreaterThan(0.9 * judgementLimitMs)
  expect(took).toBeLessThan(2 * judgementPatienceMs)
})

test('a judgement that only waits for a busy machine is not given up', async () => {
  await using marker = createMarker({ size: 1, worker: stuck })
  await marker.judge(question, { value: '7' })
  expect(await marker.judge(question, { value: 'wait' })).toMatchObject({ marker: 'stand-in' })
})
