import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { deleteGuestAttemptsBy } from './sharing.erasure.queries.ts'
import { purgeGuests, startSharingJobs } from './sharing.jobs.ts'
import { keys, rightAnswers, schoolWithSheet, shareSheet } from './testing.ts'

const log = '/public/worksheets/public-shareable/log/{id}'
const begin = `POST ${log}` as const
const patch = `PATCH ${log}` as const
const shared = 'PUT /quiz/shared/attempts'
const answerShared = 'POST /quiz/shared/attempts/{attemptId}/questions'
const dayHours = 24

/** A guest who has begun the platform's worksheet. */
async function guest() {
  const made = await schoolWithSheet()
  const { call } = await made.school.as()
  const params = { id: made.sheet_id }
  const attempt = await call(begin, { params, body: {} })
  const send = (body: object, attempt_key: string | undefined = attempt.attempt_key) =>
    call(patch, { params, body: { attempt_key, ...body } })
  const answer = (position: number, given: object) => send({ answer: { position, ...given } })
  const row = () =>
    db
      .selectFrom('guest_attempts')
      .selectAll()
      .where('worksheet_id', '=', made.sheet_id)
      .executeTakeFirstOrThrow()
  return { ...made, call, params, attempt, send, answer, row }
}

/** Somebody who has begun a shared worksheet by name. */
async function visitor() {
  const made = await schoolWithSheet()
  const worksheet_id = await shareSheet(made)
  const { call } = await made.school.as()
  const body = {
    full_name: 'Amara Okafor',
    email: 'amara@guest.test',
    total_score: 99,
    worksheet_id,
  }
  const attempt = await call(shared, { body })
  const { attempt_id: attemptId, attempt_key } = attempt
  const send = (body: object) => call(answerShared, { params: { attemptId }, body })
  const row = () =>
    db
      .selectFrom('guest_attempts')
      .selectAll()
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow()
  return { ...made, call, worksheet_id, attempt, attempt_key, send, row }
}

describe('an attempt without a name', () => {
  test('shows the questions without keys, hints and solutions, and keeps only the hash of its key', async () => {
    const { attempt, row, school } = await guest()
    expect(attempt.questions).toHaveLength(4)
    expect(attempt.max_score).toBe(5)
    expect(JSON.stringify(attempt)).not.toMatch(keys)
    const kept = await row()
    expect(JSON.stringify(kept)).not.toContain(attempt.attempt_key)
    expect(kept).toMatchObject({ attempt_type_id: 12, full_name: null, email: null })
    expect(Date.parse(attempt.expires_at) - school.now().getTime()).toBe(30 * dayHours * 3_600_000)
  })

  test('keeps nothing of what is said of machine, title and time', async () => {
    const { call, params } = await guest()
    const secret = 'A telling device'
    await call(begin, {
      params,
      body: {
        worksheet_title: secret,
        device: secret,
        browser: secret,
        start_practice_date: '2026-09-01',
        total_question_attempted: 0,
      },
    })
    const rows = await db.selectFrom('guest_attempts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('marks each answer once, with its reason and its solution', async () => {
    const { answer, row } = await guest()
    const { marked, insight } = await answer(1, { value: '15 km/h' })
    expect(marked).toMatchObject({ position: 1, verdict: 'right', marks_given: 1 })
    expect(marked?.method_answer.length).toBeGreaterThan(0)
    expect(insight).toBeNull()
    const wrong = await answer(0, { selected_option: 1 })
    expect(wrong.marked).toMatchObject({ verdict: 'wrong', marks_given: 0 })
    expect(await answer(0, { selected_option: 2 })).toEqual(wrong)
    expect((await row()).total_score).toBe(1)
  })

  test('says where working turned', async () => {
    const { answer } = await guest()
    const { marked } = await answer(2, { value: '2x=14\nx=7' })
    expect(marked?.lines.map(({ verdict }) => verdict)).toContain('turned')
    expect(await answer(2, { value: 'x=3' })).toEqual({ marked, insight: null })
  })

  test('an answer that cannot be read costs nothing and shows no solution', async () => {
    const { answer, row } = await guest()
    expect((await answer(1, { value: 'dunno ((' })).marked).toMatchObject({
      verdict: 'unread',
      method_answer: [],
    })
    expect((await row()).answers).toEqual({})
    expect((await answer(1, { value: '15 km/h' })).marked?.verdict).toBe('right')
  })

  test.each([
    { position: 9, value: '7' },
    { position: 1, selected_option: 1 },
    { position: 0, value: 'three' },
  ])('refuses %j: nobody asked for that', async ({ position, ...given }) => {
    const { answer } = await guest()
    await expect(answer(position, given)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })

  test('ten answers at once are one, and all are told the same', async () => {
    const { answer, row } = await guest()
    const results = await ten((at) => answer(0, { selected_option: at % 2 ? 2 : 1 }))
    expect(fulfilled(results)).toBe(10)
    expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1)
    const { answers, total_score } = await row()
    expect(Object.keys(answers as object)).toEqual(['0'])
    expect([0, 1]).toContain(total_score)
  })

  test('finished, it shows every question, what goes well and what comes next; and takes no more', async () => {
    const { answer, send } = await guest()
    for (const [position, given] of rightAnswers.entries()) {
      if (position !== 2) await answer(position, given)
    }
    const done = await send({ completed_date: '2026-09-01', total_question_attempted: 3 })
    expect(done.insight).toMatchObject({ total_score: 3, max_score: 5, answered: 3, undecided: 0 })
    expect(done.insight?.marks.map(({ verdict }) => verdict)).toEqual([
      'right',
      'right',
      'unanswered',
      'right',
    ])
    expect(done.insight?.next_steps.join()).toContain('Numbers')
    expect(await answer(2, { value: 'x=3' })).toEqual({ ...done, marked: null })
    expect(await send({ is_finished: true })).toEqual(done)
  })

  test('whoever answers all of it rightly gets every mark', async () => {
    const { answer, send } = await guest()
    for (const [position, given] of rightAnswers.entries()) await answer(position, given)
    const { insight } = await send({ is_finished: true })
    expect([insight?.total_score, insight?.max_score]).toEqual([5, 5])
  })

  test('a call as it was first written, without a key, is taken and changes nothing', async () => {
    const { call, params, row } = await guest()
    const before = await row()
    const body = { completed_date: '2026-09-01', total_question_attempted: 4 }
    expect(await call(patch, { params, body })).toEqual({ marked: null, insight: null })
    expect(await row()).toEqual(before)
    await expect(call(patch, { params: { id: newId() }, body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('a stranger’s key and an expired one are refused alike, and a job forgets the attempt', async () => {
    const { school, send, answer, row } = await guest()
    const expired = { status: 410, code: 'ATTEMPT_EXPIRED' }
    await expect(send({ is_finished: true }, 'guess')).rejects.toMatchObject(expired)
    const { id } = await row()
    school.wait(30 * dayHours - 1)
    await answer(0, { selected_option: 2 })
    await purgeGuests(db, school.now())
    expect((await row()).id).toBe(id)
    school.wait(1)
    await expect(answer(1, { value: '15 km/h' })).rejects.toMatchObject(expired)
    await purgeGuests(db, school.now())
    await expect(row()).rejects.toThrow()
  })

  test('begun again and again, it is slowed down', async () => {
    const { call, params } = await guest()
    for (let begun = 1; begun < 240; begun++) await call(begin, { params, body: {} })
    await expect(call(begin, { params, body: {} })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  test('is not begun at a sheet that is not public', async () => {
    const { call, worksheet_id } = await guest()
    for (const id of [worksheet_id, newId()]) {
      await expect(call(begin, { params: { id }, body: {} })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })
})

describe('an attempt by name', () => {
  test('keeps name and address for whoever shared it, and no score that it is told', async () => {
    const { row, attempt, attempt_key, send } = await visitor()
    expect(JSON.stringify(attempt)).not.toMatch(keys)
    expect(await row()).toMatchObject({
      full_name: 'Amara Okafor',
      email: 'amara@guest.test',
      total_score: 0,
      attempt_type_id: 10,
    })
    await send({ attempt_key, answer: { position: 2, ...rightAnswers[2] } })
    expect((await row()).total_score).toBe(2)
  })

  test('takes answers without its key for two hours, and with it to its end', async () => {
    const { school, attempt_key, send } = await visitor()
    const at = (position: number) => ({ answer: { position, ...rightAnswers[position] } })
    expect((await send(at(0))).marked?.verdict).toBe('right')
    school.wait(2)
    await expect(send(at(1))).rejects.toMatchObject({ code: 'ATTEMPT_EXPIRED' })
    expect((await send({ attempt_key, ...at(1) })).marked?.verdict).toBe('right')
    const { insight } = await send({ attempt_key, is_finished: true })
    expect(insight).toMatchObject({ total_score: 2, answered: 2 })
  })

  test('a key of another attempt opens nothing', async () => {
    const { send } = await visitor()
    const other = await visitor()
    const answer = { position: 0, selected_option: 2 }
    await expect(send({ attempt_key: other.attempt_key, answer })).rejects.toMatchObject({
      code: 'ATTEMPT_EXPIRED',
    })
  })

  test.each([{ full_name: ' ' }, { email: 'nobody' }, { full_name: 'x'.repeat(81) }])(
    'is not begun with %j',
    async (change) => {
      const { call, worksheet_id } = await visitor()
      const body = { full_name: 'Amara', email: 'amara@guest.test', worksheet_id, ...change }
      await expect(call(shared, { body })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
    },
  )

  test('goes when whoever has that address is erased, and no other does', async () => {
    const { row } = await visitor()
    await deleteGuestAttemptsBy(db, ['somebody@else.test'])
    expect((await row()).email).toBe('amara@guest.test')
    await deleteGuestAttemptsBy(db, ['amara@guest.test'])
    await expect(row()).rejects.toThrow()
  })

  test('is not begun at a sheet that nobody shared', async () => {
    const { call } = await visitor()
    const body = { full_name: 'Amara', email: 'amara@guest.test', worksheet_id: newId() }
    await expect(call(shared, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('the job is worked and scheduled', async () => {
  const asked: string[] = []
  const jobs: Jobs = {
    send: async () => {},
    wake: () => {},
    work: async (queue) => void asked.push(`work ${queue}`),
    schedule: async (queue, cron) => void asked.push(`${queue} ${cron}`),
    async [Symbol.asyncDispose]() {},
  }
  await startSharingJobs({ db, jobs, clock: () => new Date() })
  expect(asked).toEqual(['work guests-purge', 'guests-purge 47 * * * *'])
})
