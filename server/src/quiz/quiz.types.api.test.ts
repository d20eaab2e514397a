import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { evaluationsIn, submit } from './testing.ts'
import { rightPlaces, studentWithPlaces } from './testing.types.ts'

const kinds = ['cloze', 'table', 'long', 'parts', 'spots'] as const
const patch = 'PATCH /quiz/{id}/evaluation-questions'
const draftAgain = 'PUT /quiz/{id}/evaluations'

describe('every kind of answer', () => {
  test('is asked for in a shape that says nothing of its key', async () => {
    const { quiz } = await studentWithPlaces()
    expect(quiz.questions.map(({ type }) => type)).toEqual([
      'cloze_dropdown',
      'table',
      'long_text',
      'multi_part',
      'hot_spot',
    ])
    const [cloze, table, , parts, spots] = quiz.questions
    expect(cloze?.gaps?.map((gap) => gap.map(({ text }) => text))).toEqual([
      ['kinetic', 'chemical'],
      ['nuclear', 'elastic'],
    ])
    expect(table?.rows?.[0]?.cells).toEqual([
      { type: 'given', text: '$5$' },
      { type: 'number' },
      { type: 'number' },
    ])
    expect(parts?.sub_questions).toMatchObject([
      { type: 'number', needs_unit: true, max_score: 2 },
      { type: 'single_choice', options: [{ order: 1 }, { order: 2 }] },
    ])
    expect(spots).toMatchObject({ image: { file: 'plant-cell.svg' }, spot_count: 2 })
  })

  test('is kept as a draft, given back, and marked from what was handed in', async () => {
    const { client, quiz_id, ids } = await studentWithPlaces()
    const params = { id: quiz_id }
    await client.call(patch, { params, body: { id: ids.spots, points: [{ x: 0.1, y: 1 }] } })
    const half = { id: ids.parts, answer_parts: [null, { selected_option: [1] }] }
    const evaluations = [half, { id: ids.cloze, selected_option: [0, 2] }]
    await client.call(draftAgain, { params, body: { evaluations } })
    const kept = await client.call('GET /quiz/{id}/evaluations', { params })
    const byId = new Map(kept.evaluations.map((each) => [each.id, each]))
    expect(byId.get(ids.spots)).toMatchObject({ points: [{ x: 0.1, y: 1 }], value: null })
    expect(byId.get(ids.parts)?.answer_parts).toEqual(half.answer_parts)
    expect(byId.get(ids.cloze)?.selected_option).toEqual([0, 2])
    expect(byId.get(ids.table)).toMatchObject({ value: null, points: null, answer_parts: null })

    const answers = kinds.map((kind) => ({ id: ids[kind], ...rightPlaces[kind] }))
    const marked = evaluationsIn(await submit(client, quiz_id, answers))
    expect(marked.map(({ verdict }) => verdict)).toEqual(kinds.map(() => 'right'))
    const { evaluations: after } = await client.call('GET /quiz/{id}/evaluations', { params })
    expect(after).toMatchObject(answers.map(({ id, ...answer }) => answer))
  })

  test('is judged in its places and its parts, each with a verdict of its own', async () => {
    const { client, quiz_id, ids } = await studentWithPlaces()
    const marked = evaluationsIn(
      await submit(client, quiz_id, [
        { id: ids.cloze, selected_option: [1, 1] },
        { id: ids.table, value: ['93', '12'] },
        { id: ids.parts, answer_parts: [{ value: '36 cm^2' }, { selected_option: [1] }] },
        { id: ids.spots, points: [{ x: 0.3, y: 0.7 }] },
      ]),
    )
    expect(marked.map(({ parts }) => parts.map(({ verdict }) => verdict))).toEqual(
      Array.from({ length: 4 }, () => ['right', 'wrong']),
    )
    expect(marked.map(({ marks_given }) => marks_given)).toEqual([1, 1, 2, 1])
  })

  test('a part that is open costs its marks, one that cannot be read costs nothing', async () => {
    const { client, quiz_id, ids } = await studentWithPlaces()
    const hand = async (answer_parts: unknown[]) =>
      evaluationsIn(await submit(client, quiz_id, [{ id: ids.parts, answer_parts }]))[0]
    expect(await hand([{ value: '((' }, { selected_option: [2] }])).toMatchObject({
      verdict: 'unread',
      tries: 0,
      is_submitted: false,
      parts: [{ verdict: 'unread' }, { verdict: 'unread', marks_given: 0 }],
    })
    expect(await hand([null, { selected_option: [2] }])).toMatchObject({
      verdict: 'partly',
      tries: 1,
      marks_given: 1,
    })
  })

  test('a long text that the marker is not sure of waits for a teacher', async () => {
    const { client, quiz_id, ids } = await studentWithPlaces()
    const value = 'A coat stops the warmth going because of the stuff that is in between.'
    const [marked] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.long, value }]))
    expect(marked).toMatchObject({ verdict: 'unsure', needs_review: true, marker: 'rubric' })
  })

  test('the same answer sent again changes nothing', async () => {
    const { client, quiz_id, ids } = await studentWithPlaces()
    const sent = [{ id: ids.spots, attempt_key: newId(), points: [{ x: 0.9, y: 0.9 }] }]
    const first = evaluationsIn(await submit(client, quiz_id, sent))
    expect(evaluationsIn(await submit(client, quiz_id, sent))).toEqual(first)
    expect(first).toMatchObject([{ tries: 1, points: [{ x: 0.9, y: 0.9 }] }])
  })
})

describe('what does not fit is refused, and changes nothing', () => {
  const at = (x: unknown) => ({ points: [{ x, y: 0.5 }] })
  test.each([
    ['a point beside the picture', at(1.01)],
    ['a point of words', at('left')],
    ['too many points', { points: Array.from({ length: 101 }, () => ({ x: 0, y: 0 })) }],
    ['points that are no list', { points: { x: 0, y: 0 } }],
    ['parts that are no list', { answer_parts: { value: '1' } }],
    ['too many parts', { answer_parts: Array.from({ length: 31 }, () => null) }],
    ['a part of a part', { answer_parts: [{ value: 7 }] }],
    ['a text without end', { value: 'x'.repeat(10_001) }],
  ])('%s', async (_name, answer) => {
    const { school, student, client, quiz_id, ids } = await studentWithPlaces()
    const headers = {
      authorization: `Bearer ${await school.tokenOf(student)}`,
      'content-type': 'application/json',
    }
    const response = await fetch(`${school.base}/api/v1/quiz/${quiz_id}/evaluation-questions`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ id: ids.spots, ...answer }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    await expect(submit(client, quiz_id, [{ id: ids.spots, ...answer }])).rejects.toMatchObject({
      status: 400,
    })
  })

  test.each([
    ['points', 'cloze', { points: [{ x: 0, y: 0 }] }],
    ['parts', 'table', { answer_parts: [{ value: '1' }] }],
    ['options', 'long', { selected_option: [1] }],
    ['a text', 'spots', { value: '0.5, 0.5' }],
    ['a text for all parts', 'parts', { value: '36 cm^2' }],
    ['a text for a part that is chosen', 'parts', { answer_parts: [null, { value: '26' }] }],
    ['more parts than there are', 'parts', { answer_parts: [null, null, { value: '1' }] }],
    ['a long text for a cell', 'parts', { answer_parts: [{ value: 'x'.repeat(2001) }] }],
  ] as const)('an answer of another type: %s', async (_name, kind, answer) => {
    const { client, quiz_id, ids } = await studentWithPlaces()
    const params = { id: quiz_id }
    // Safe: what is wrong with it is for the server to see, and not for the compiler.
    const body = { id: ids[kind], ...structuredClone(answer) } as { id: string }
    await expect(client.call(patch, { params, body })).rejects.toMatchObject({
      status: 400,
      code: 'OTHER_ANSWER_ASKED',
    })
    await expect(
      client.call(draftAgain, { params, body: { evaluations: [body] } }),
    ).rejects.toMatchObject({ code: 'OTHER_ANSWER_ASKED' })
    const events = await submit(client, quiz_id, [body])
    expect(events[0]).toMatchObject({ event: 'error', data: { code: 'OTHER_ANSWER_ASKED' } })
    const { evaluations } = await client.call('GET /quiz/{id}/evaluations', { params })
    expect(evaluations.every(({ tries }) => tries === 0)).toBe(true)
  })
})
