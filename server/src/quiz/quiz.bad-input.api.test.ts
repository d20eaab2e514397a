import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'
import { assignQuiz, makePractice } from '#testing/practice.ts'
import { right, studentWithQuiz, submit } from './testing.ts'

const post = (base: string, path: string, init: RequestInit) =>
  fetch(`${base}/api/v1${path}`, { method: 'POST', ...init }).then(async (answer) => ({
    status: answer.status,
    // Safe: whatever is refused has a code; where one has none, the tests below see it.
    ...((await answer.json()) as { code: string }),
  }))

describe('what does not fit is refused with a code, and changes nothing', () => {
  test.each([
    [
      'no form',
      JSON.stringify({}),
      { 'content-type': 'application/json' },
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['no evaluations', new FormData(), {}, 400, 'INVALID_REQUEST'],
  ])('a submission that is %s', async (_name, body, extra, status, code) => {
    const { school, student, quiz_id } = await studentWithQuiz()
    const headers = { authorization: `Bearer ${await school.tokenOf(student)}`, ...extra }
    const answer = await post(school.base, `/quiz/${quiz_id}/submit`, { headers, body })
    expect(answer).toMatchObject({ status, code })
  })

  test.each([
    ['that is no base64', '{"id":1}'],
    ['that is no JSON', Buffer.from('not json').toString('base64')],
    ['that is no list', Buffer.from('{"id":1}').toString('base64')],
    [
      'without an id',
      Buffer.from(JSON.stringify([{ attempt_key: newId(), value: '1' }])).toString('base64'),
    ],
    [
      'that is too long',
      Buffer.from(
        JSON.stringify([{ id: newId(), attempt_key: newId(), value: 'x'.repeat(10_001) }]),
      ).toString('base64'),
    ],
  ])('evaluations %s', async (_name, evaluations) => {
    const { school, student, quiz_id } = await studentWithQuiz()
    const headers = { authorization: `Bearer ${await school.tokenOf(student)}` }
    const body = new FormData()
    body.set('evaluations', evaluations)
    const answer = await post(school.base, `/quiz/${quiz_id}/submit`, { headers, body })
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  })

  test('a file of another type than it says, and one that is too large', async () => {
    const { school, student, quiz_id } = await studentWithQuiz()
    const headers = { authorization: `Bearer ${await school.tokenOf(student)}` }
    const withFile = (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.set('evaluations', Buffer.from('[]').toString('base64'))
      body.set('file', new Blob([bytes], { type: 'image/png' }), 'working.png')
      return post(school.base, `/quiz/${quiz_id}/submit`, { headers, body })
    }
    const text = new TextEncoder().encode('#!/bin/sh\necho hello\n')
    expect(await withFile(text)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    expect(await withFile(large)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
  })

  test('more files of one name than it may have, though another name has room', async () => {
    const { school, student, quiz_id } = await studentWithQuiz()
    const headers = { authorization: `Bearer ${await school.tokenOf(student)}` }
    const picture = new Uint8Array(await pictureOf(8, 8))
    const withFiles = (count: number) => {
      const body = new FormData()
      body.set('evaluations', Buffer.from('[]').toString('base64'))
      for (let at = 0; at < count; at++) {
        body.append('file', new Blob([picture], { type: 'image/png' }), `${at}.png`)
      }
      return fetch(`${school.base}/api/v1/quiz/${quiz_id}/submit`, {
        method: 'POST',
        headers,
        body,
      })
    }
    // Four are read, and then refused because no answer comes with them.
    expect((await withFiles(4)).status).toBe(400)
    expect((await withFiles(5)).status).toBe(413)
  })

  test('JSON that is none, and JSON that is too large', async () => {
    const school = await makeSchool()
    const headers = { 'content-type': 'application/json' }
    const broken = await post(school.base, '/auth/login', { headers, body: '{"email":' })
    expect(broken).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
    const large = JSON.stringify({ password: 'x'.repeat(1024 * 1024) })
    const tooLarge = await post(school.base, '/auth/login', { headers, body: large })
    expect(tooLarge).toMatchObject({ status: 413, code: 'TOO_LARGE' })
  })

  test('a text with a NUL, which no database keeps', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    await expect(
      client.call('PATCH /quiz/{id}/evaluation-questions', {
        params: { id: quiz_id },
        body: { id: ids.text, value: 'a\0b' },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  })

  test('an id that is none', async () => {
    const { client } = await studentWithQuiz()
    await expect(client.call('GET /quiz/{id}', { params: { id: 'one' } })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      issues: [{ path: 'id' }],
    })
  })
})

describe('nobody reaches what is not theirs', () => {
  test('a quiz of another school, of another student, of a course they do not take', async () => {
    const other = await studentWithQuiz()
    const { school, client } = await studentWithQuiz()
    const classmate = await school.addUser('student')
    const elsewhere = await makePractice(school, [classmate])
    for (const id of [other.quiz_id, elsewhere.quiz_id, newId()]) {
      await expect(client.call('GET /quiz/{id}', { params: { id } })).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
      await expect(submit(client, id, [])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('a quiz that was assigned to others of the same course', async () => {
    const { school, student, client, quiz_id } = await studentWithQuiz()
    const classmate = await school.addUser('student')
    const { course_id, worksheet_id } = await db
      .selectFrom('quizzes')
      .select(['course_id', 'worksheet_id'])
      .where('id', '=', quiz_id)
      .executeTakeFirstOrThrow()
    await db.insertInto('enrolments').values({ student_id: classmate.id, course_id }).execute()
    const set = { quiz_id, course_id, worksheet_id, school_id: school.id }
    await assignQuiz({ ...set, student_id: student.id })
    const params = { id: quiz_id }
    await expect(client.call('GET /quiz/{id}', { params })).resolves.toMatchObject({ id: quiz_id })
    const other = await school.as(classmate)
    await expect(other.call('GET /quiz/{id}', { params })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    await expect(submit(other, quiz_id, [])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test("another student's question inside one's own quiz", async () => {
    const other = await studentWithQuiz()
    const { client, quiz_id } = await studentWithQuiz()
    const events = await submit(client, quiz_id, [{ id: other.ids.choice, ...right.choice }])
    expect(events[0]).toMatchObject({ event: 'error', data: { code: 'NOT_FOUND' } })
    const params = { id: quiz_id, evaluationQuestionId: other.ids.choice }
    await expect(
      client.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', { params }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      client.call('PATCH /quiz/{id}/evaluation-questions', {
        params: { id: quiz_id },
        body: { id: other.ids.choice, value: 'mine' },
      }),
    ).rejects.toMatchObject({ code: 'QUESTION_SETTLED' })
    const untouched = await other.client.call('GET /quiz/{id}/evaluations', {
      params: { id: other.quiz_id },
    })
    expect(untouched.evaluations.every(({ value, tries }) => value === null && tries === 0)).toBe(
      true,
    )
  })
})
