import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { keys, rightAnswers, schoolWithSheet } from './testing.ts'

describe('a demonstration', () => {
  async function demo() {
    const made = await schoolWithSheet()
    const { call } = await made.school.as()
    const read = await call('GET /quiz/{id}/demo', { params: { id: made.sheet_id } })
    const rows = () => db.selectFrom('guest_attempts').select('id').execute()
    return { ...made, call, read, rows }
  }

  test('is always the same, without keys', async () => {
    const { call, read, sheet_id } = await demo()
    expect(read.questions.map(({ id }) => id)).toHaveLength(4)
    expect(JSON.stringify(read)).not.toMatch(keys)
    expect(await call('GET /quiz/{id}/demo', { params: { id: sheet_id } })).toEqual(read)
  })

  test('marks each answer anew, and keeps nothing', async () => {
    const { call, read, sheet_id, rows } = await demo()
    const before = await rows()
    const question_id = read.questions[1]?.id ?? ''
    const send = (value: string) =>
      call('POST /quiz/test-submit/demo', { body: { quiz_id: sheet_id, question_id, value } })
    expect((await send('16 km/h')).marked.verdict).toBe('wrong')
    const { marked } = await send('15 km/h')
    expect(marked).toMatchObject({ position: 1, verdict: 'right' })
    expect(marked.method_answer.length).toBeGreaterThan(0)
    expect((await send('((')).marked).toMatchObject({ verdict: 'unread', method_answer: [] })
    expect(await rows()).toEqual(before)
  })

  test('says what its answers show', async () => {
    const { call, read, sheet_id } = await demo()
    const answers = read.questions.map(({ id }, at) => ({ question_id: id, ...rightAnswers[at] }))
    const params = { id: sheet_id }
    const insight = await call('POST /quiz/{id}/demo/insight', { params, body: { answers } })
    expect(insight).toMatchObject({ total_score: 5, max_score: 5, answered: 4 })
    const none = await call('POST /quiz/{id}/demo/insight', { params, body: { answers: [] } })
    expect(none.next_steps).toEqual([expect.stringContaining('one or two')])
    const foreign = [{ question_id: newId(), value: '7' }]
    await expect(
      call('POST /quiz/{id}/demo/insight', { params, body: { answers: foreign } }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })

  test('there is none of what is not public', async () => {
    const { call, worksheet_id, question_ids } = await demo()
    const params = { id: worksheet_id }
    const [question_id = ''] = question_ids
    const body = { quiz_id: worksheet_id, question_id, value: '7' }
    for (const ask of [
      () => call('GET /quiz/{id}/demo', { params }),
      () => call('POST /quiz/test-submit/demo', { body }),
      () => call('POST /quiz/{id}/demo/insight', { params, body: { answers: [] } }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('staff try their school’s own sheets; a student tries what is public, so that no key is learnt', async () => {
    const { school, student, worksheet_id, sheet_id, question_ids } = await demo()
    const mark = async (user: { id: string }, quiz_id: string, question_id = question_ids[1]) =>
      (await school.as(user)).call('POST /quiz/test-submit', {
        body: { quiz_id, question_id: question_id ?? '', value: '15 km/h' },
      })
    const teacher = await school.addUser('teacher')
    expect((await mark(teacher, worksheet_id)).marked.verdict).toBe('right')
    expect((await mark(student, sheet_id)).marked.verdict).toBe('right')
    const parent = await school.addUser('parent')
    for (const ask of [
      () => mark(student, worksheet_id),
      () => mark(parent, worksheet_id),
      () => mark(teacher, newId()),
      () => mark(teacher, worksheet_id, newId()),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
