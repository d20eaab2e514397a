import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { evaluationsIn, studentWithQuiz, submit } from './testing.ts'
import { studentWithPlaces } from './testing.types.ts'

/** What would give an answer away: keys, references, solutions, rungs that are not released. */
const secrets = {
  choice: ['Seven is furthest', '7 > 5 > 3', 'Which is furthest to the right'],
  number: ['"15"', '30 \\\\div 2', 'Share the distance', 'km/h', 'Speed is distance'],
  expression: ['x = 3', 'Take 4 away', 'What was added last'],
  text: ['chloroplast', 'It is green'],
}
const fields = [
  '"answers"',
  '"answer"',
  '"references"',
  '"tolerance"',
  '"mistakes"',
  '"pairs"',
  '"template"',
]

test('nothing that a student receives gives an open question away', async () => {
  const { school, student, quiz_id, ids } = await studentWithQuiz()
  const token = await school.tokenOf(student)
  const headers = { authorization: `Bearer ${token}` }
  const seen: string[] = []
  const get = async (path: string) => {
    const answer = await fetch(`${school.base}/api/v1${path}`, { headers })
    seen.push(await answer.text())
  }
  const form = new FormData()
  const answers = [
    { id: ids.choice, attempt_key: newId(), selected_option: [1] },
    { id: ids.number, attempt_key: newId(), value: '7 m' },
    { id: ids.expression, attempt_key: newId(), value: 'x=9' },
    { id: ids.text, attempt_key: newId(), value: 'in the roots of it' },
  ]
  form.set('evaluations', Buffer.from(JSON.stringify(answers)).toString('base64'))

  await get('/quiz')
  await get(`/quiz/${quiz_id}`)
  await get(`/quiz/${quiz_id}/evaluations`)
  const submitted = await fetch(`${school.base}/api/v1/quiz/${quiz_id}/submit`, {
    method: 'POST',
    headers,
    body: form,
  })
  seen.push(await submitted.text())
  await get(`/quiz/${quiz_id}/evaluations`)
  await get('/users/revisions')
  await get('/courses/user')

  const all = seen.join('\n')
  expect(all).toContain('"tries":1')
  for (const secret of [...Object.values(secrets).flat(), ...fields]) {
    expect(all, secret).not.toContain(secret)
  }
})

test('nor does anything of a question with places, parts or a picture', async () => {
  const { school, student, client, quiz_id, ids } = await studentWithPlaces()
  const headers = { authorization: `Bearer ${await school.tokenOf(student)}` }
  const events = await submit(client, quiz_id, [
    { id: ids.cloze, selected_option: [2, 1] },
    { id: ids.table, value: ['7', '8'] },
    { id: ids.long, value: 'Bananas are yellow and grow on plants.' },
    { id: ids.parts, answer_parts: [{ value: '7 cm^2' }, { selected_option: [1] }] },
    { id: ids.spots, points: [{ x: 0.95, y: 0.95 }] },
  ])
  const seen = [JSON.stringify(events)]
  for (const path of ['/quiz', `/quiz/${quiz_id}`, `/quiz/${quiz_id}/evaluations`]) {
    seen.push(await (await fetch(`${school.base}/api/v1${path}`, { headers })).text())
  }
  // Ids are chance, and may hold any number.
  const all = seen.join('\n').replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
  expect(all.match(/"tries":1/g)?.length).toBeGreaterThanOrEqual(5)
  const keys = ['"93"', '121', '"36"', 'layer of air', 'poor conductor', 'spot of the']
  const shapes = ['"area"', '"spots"', '"radius"', '"criteria"', '"evidence"', '"mark_points"']
  const help = ['A rung that', 'The whole way']
  for (const secret of [...fields, ...keys, ...shapes, ...help]) {
    expect(all, secret).not.toContain(secret)
  }
})

test('a settled question shows its own solution, and no other', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id, evaluationQuestionId: ids.expression }
  const path = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/solution'
  await expect(client.call(path, { params })).rejects.toMatchObject({ code: 'TRY_FIRST' })
  const form = [{ id: ids.expression, attempt_key: newId(), value: 'x=9' }]
  const evaluations = Buffer.from(JSON.stringify(form)).toString('base64')
  for await (const _ of client.stream('POST /quiz/{id}/submit', {
    params: { id: quiz_id },
    body: { evaluations },
    files: {},
  }));
  expect(await client.call(path, { params })).toMatchObject({ is_settled: true, tries: 1 })
  const all = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
  expect(all.evaluations.map(({ method_answer }) => method_answer !== null)).toEqual([
    false,
    false,
    true,
    false,
  ])
})

test('hints come one rung at a time', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id, evaluationQuestionId: ids.choice }
  const path = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints'
  expect((await client.call(path, { params })).hints).toHaveLength(1)
  expect((await client.call(path, { params })).hints).toHaveLength(2)
  await expect(client.call(path, { params })).rejects.toMatchObject({ code: 'NO_MORE_HINTS' })
})

test('what earns the marks of a long text comes once it cannot be tried any more, and where it was found', async () => {
  const { client, quiz_id, ids } = await studentWithPlaces()
  const found = 'The coat traps a layer of air.'
  const value = `My coat is red! ${found} It is thick and soft, and so the cold of the wind stays outside.`
  const [open] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.long, value }]))
  expect(open).toMatchObject({ is_settled: false, looked_for: [] })
  await submit(client, quiz_id, [], { is_finished: 'true' })
  const path = 'GET /quiz/{id}/evaluations'
  const { evaluations } = await client.call(path, { params: { id: quiz_id } })
  expect(evaluations[2]).toMatchObject({
    value,
    tries_left: 0,
    method_answer: null,
    looked_for: [
      { text: 'It traps air', marks: 1, is_given: true, is_decided: true },
      {
        text: 'Air lets little heat through',
        marks: 1,
        is_given: false,
        is_decided: false,
        quote: null,
      },
    ],
  })
  const quote = evaluations[2]?.looked_for[0]?.quote
  expect(value.slice(quote?.from, quote?.to)).toBe(found)
})

test('a settled long text shows an answer of full marks', async () => {
  const { client, quiz_id, ids } = await studentWithPlaces()
  const value = 'The coat traps a layer of air. Air is a poor conductor of heat.'
  const [settled] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.long, value }]))
  expect(settled).toMatchObject({
    is_settled: true,
    method_answer: [{ text: 'The coat traps a layer of air, a poor conductor of heat.' }],
    looked_for: [
      { is_given: true, quote: { from: 0, to: 30 } },
      { is_given: true, quote: { from: 31, to: 63 } },
    ],
  })
})
