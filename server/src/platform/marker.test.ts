import type { ExpressionQuestion, NumberQuestion } from '@learngrove/marking/question'
import { expect, test } from 'vitest'
import { createMarker, type MarkingFault } from './marker.ts'

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

test('a fault of the engine is told without the answer, and is left to a person', async () => {
  await using marker = createMarker({ size: 1 })
  const faults: MarkingFault[] = []
  const onFault = (fault: MarkingFault) => void faults.push(fault)
  // Safe: it is broken on purpose, as no checked question is.
  const broken = { ...question, answer: null } as unknown as NumberQuestion
  const judged = await marker.judge(broken, { value: '12 secret apples' }, { onFault })
  expect(judged).toMatchObject({ verdict: 'unsure', marker: 'fault', needs_review: true })
  expect(faults).toEqual([{ name: 'TypeError', at: expect.any(Array) }])
  expect(faults[0]?.at[0]).toMatch(/^at .+\.ts/)
  expect(JSON.stringify(faults)).not.toContain('secret')
  expect(await marker.judge(question, { value: '7' }, { onFault })).toMatchObject({
    marks_given: 1,
  })
  expect(faults).toHaveLength(1)
})

test('what takes too long is told as a fault too', async () => {
  await using marker = createMarker({ size: 1, worker: stuck, start_limit_ms: 2_000 })
  const faults: MarkingFault[] = []
  const onFault = (fault: MarkingFault) => void faults.push(fault)
  await marker.judge(question, { value: 'loop' }, { onFault })
  expect(faults).toEqual([{ name: 'time_limit', at: [] }])
})
