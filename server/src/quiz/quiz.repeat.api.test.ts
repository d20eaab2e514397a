import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { evaluationsIn, right, studentWithQuiz, submit } from './testing.ts'
import { studentWithPlaces } from './testing.types.ts'

const evidenceOf = (student_id: string) =>
  db.selectFrom('evidence').selectAll().where('student_id', '=', student_id).execute()

test.each([
  ['number', { value: '28 km/h' }, { value: ' 28km/h ' }],
  ['expression', { value: '2x=8\nx=4' }, { value: '2*x = 8\nx = 4' }],
  ['text', { value: 'in the roots of it' }, { value: 'In the  roots of it.' }],
  ['choice', { selected_option: [1] }, { selected_option: [1] }],
] as const)(
  'the same slip again, however it is written, takes no try: %s',
  async (kind, first, again) => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const hand = async (answer: object) =>
      evaluationsIn(await submit(client, quiz_id, [{ id: ids[kind], ...answer }]))[0]
    expect(await hand(first)).toMatchObject({ tries: 1, tries_left: 2 })
    expect(await hand(again)).toMatchObject({ verdict: 'repeated', tries: 1, tries_left: 2 })
    expect(await evidenceOf(student.id)).toHaveLength(1)
    expect(await hand(right[kind])).toMatchObject({ is_full_marks: true, tries: 2 })
  },
)

test('what was tried before the last try is a repetition too, and another answer is none', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const verdicts = []
  for (const value of ['x=7', 'x=8', 'x=7']) {
    const events = await submit(client, quiz_id, [{ id: ids.expression, value }])
    verdicts.push(...evaluationsIn(events).map(({ verdict, tries }) => [verdict, tries]))
  }
  expect(verdicts).toEqual([
    ['wrong', 1],
    ['wrong', 2],
    ['repeated', 2],
  ])
})

test('ten at once that say the same, each with a key of its own, are one try', async () => {
  const { client, quiz_id, ids, student } = await studentWithQuiz()
  const told = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      submit(client, quiz_id, [{ id: ids.number, value: `28${' '.repeat(at)} km/h` }]),
    ),
  )
  const verdicts = told.flatMap(evaluationsIn).map(({ verdict }) => verdict)
  expect(verdicts.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'repeated'), 'wrong'])
  const rows = await evidenceOf(student.id)
  expect(rows.map(({ try_number }) => try_number)).toEqual([1])
  const { xp } = await client.call('GET /users/xp', {})
  expect(xp).toBe(2)
})

test('a slip that was taken back and is handed in again stands again, and takes no try', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id }
  await submit(client, quiz_id, [{ id: ids.expression, value: 'x=7' }])
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params,
    body: { id: ids.expression, value: '', is_submitted: false },
  })
  await submit(client, quiz_id, [{ id: ids.expression, value: 'x = 7' }])
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', { params })
  const stands = { value: 'x = 7', is_submitted: true, verdict: 'wrong', tries: 1, marks_given: 0 }
  expect(evaluations[2]).toMatchObject(stands)
})

test('of places and parts each says what it says', async () => {
  const { client, quiz_id, ids } = await studentWithPlaces()
  const hand = async (answer: { id: string }) =>
    evaluationsIn(await submit(client, quiz_id, [answer]))[0]
  const table = { id: ids.table, value: ['7', '8'] }
  await hand(table)
  expect(await hand({ ...table, value: [' 7', '8 '] } as typeof table)).toMatchObject({
    verdict: 'repeated',
  })
  expect(await hand({ ...table, value: ['8', '7'] } as typeof table)).toMatchObject({ tries: 2 })
  const spot = (x: number) => ({ id: ids.spots, points: [{ x, y: 0.95 }] })
  await hand(spot(0.95))
  expect(await hand(spot(0.953))).toMatchObject({ verdict: 'repeated' })
  expect(await hand(spot(0.8))).toMatchObject({ tries: 2 })
})

test('an answer without a key is handed in like any other', async () => {
  const { school, student, quiz_id, ids } = await studentWithQuiz()
  const form = new FormData()
  const answers = [{ id: ids.choice, ...right.choice }]
  form.set('evaluations', Buffer.from(JSON.stringify(answers)).toString('base64'))
  const answer = await fetch(`${school.base}/api/v1/quiz/${quiz_id}/submit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await school.tokenOf(student)}` },
    body: form,
  })
  expect(await answer.text()).toContain('"is_full_marks":true')
  expect(await evidenceOf(student.id)).toMatchObject([
    { attempt_key: expect.not.stringMatching(newId()), try_number: 1 },
  ])
})
