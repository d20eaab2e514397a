import { afterAll, expect, test } from 'vitest'
import { createMarker } from '#platform/marker.ts'
import { wholeAnswer } from '#quiz/given-answer.ts'
import { sampleQuestions } from '#testing/practice.ts'
import { judgeByKey, type KeptChange, saysBy } from './remarking.key.ts'

const marker = createMarker({ size: 1 })
afterAll(() => marker[Symbol.asyncDispose]())

const { number, expression, text, choice } = sampleQuestions
const question_id = 'of the bank'

type Asked = Parameters<typeof judgeByKey>[1]['drawn']

const judge = (drawn: Asked, value: string, ...changes: KeptChange[]) =>
  judgeByKey(marker, { question_id, drawn, changes }, wholeAnswer({ value }))

const answers = (...list: string[]): KeptChange => ({ kind: 'answers', answers: list })

test.each([
  ['a number', number, '15 km/h', '16 km/h', answers('16')],
  ['several numbers', number, '15 km/h', '17 km/h', answers('16', '17')],
  ['an equation', expression, 'x = 3', 'x = 4', answers('x = 4')],
  ['another letter', expression, 'x = 3', 'y = 4', answers('y = 4')],
  ['words', text, 'in the chloroplasts', 'in the leaf', answers('in the leaf')],
] as const)('%s in the place of the key', async (_, asked, before, after, change) => {
  expect((await judge(asked, before)).is_full_marks).toBe(true)
  expect((await judge(asked, after)).is_full_marks).toBe(false)
  expect((await judge(asked, after, change)).is_full_marks).toBe(true)
  expect((await judge(asked, before, change)).is_full_marks).toBe(false)
})

test('a number may be as far away as is said, and no further', async () => {
  const change: KeptChange = { kind: 'tolerance', tolerance: 2 }
  expect((await judge(number, '17 km/h', change)).is_full_marks).toBe(true)
  expect((await judge(number, '18 km/h', change)).is_full_marks).toBe(false)
})

test('the last correction of a key is the one that counts', async () => {
  const judged = await judge(number, '16 km/h', answers('16'), answers('17'))
  expect(judged.is_full_marks).toBe(false)
})

test('an answer that counts too holds for the same question alone, whatever marks a sheet gives', async () => {
  const answer = wholeAnswer({ value: '16 km/h' })
  const judgement = await judge(number, '16 km/h')
  const says = saysBy({ question_id, drawn: number }, answer, judgement)
  const change: KeptChange = { kind: 'accept', says }
  expect(await judge(number, '16 km/h', change)).toMatchObject({ marks_given: 1, verdict: 'right' })
  const worthMore = { ...number, max_score: 3 }
  expect((await judge(worthMore, '16 km/h', change)).marks_given).toBe(3)
  expect((await judge(number, '17 km/h', change)).is_full_marks).toBe(false)
  const withOtherNumbers = { ...number, text: 'A cyclist rides $45$ km in $3$ hours.' }
  expect((await judge(withOtherNumbers, '16 km/h', change)).is_full_marks).toBe(false)
})

test('what belongs to another type changes nothing', async () => {
  for (const change of [answers('9'), { kind: 'tolerance', tolerance: 9 }] as const) {
    const asked = { question_id, drawn: choice, changes: [change] }
    const judged = await judgeByKey(marker, asked, wholeAnswer({ selected_option: [2] }))
    expect(judged.is_full_marks).toBe(true)
  }
})
