import { describe, expect, test } from 'vitest'
import { heartsOf } from '#gamification/gamification.read.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addFamily } from '#testing/family.ts'
import { db, type TestUser } from '#testing/harness.ts'
import { rightAnswers, schoolWithSheet, shareSheet } from './testing.ts'

const log = '/public/worksheets/public-shareable/log/{id}'
const takeOver = 'POST /quiz/shared/taken-over'
const hourMs = 3_600_000

/** A guest who answered the first question rightly, an hour later the second not yet, and left the rest. */
async function guest(sheet?: 'shared') {
  const made = await schoolWithSheet()
  const { school, student } = made
  const id = sheet ? await shareSheet(made) : made.sheet_id
  const { call } = await school.as()
  const params = { id }
  const begin = async () => (await call(`POST ${log}`, { params, body: {} })).attempt_key
  const attempt_key = await begin()
  const send = (body: object, key = attempt_key) =>
    call(`PATCH ${log}`, { params, body: { attempt_key: key, ...body } })
  await send({ answer: { position: 0, ...rightAnswers[0], time_spent: 12 } })
  school.wait(1)
  await send({ answer: { position: 1, value: '16 km/h', time_spent: 20 } })
  const take = async (user: TestUser = student, key = attempt_key) =>
    (await school.as(user)).call(takeOver, { body: { attempt_key: key } })
  const evidence = (user: TestUser = student) =>
    db
      .selectFrom('evidence')
      .selectAll()
      .where('student_id', '=', user.id)
      .orderBy('happened_at')
      .execute()
  const xp = async () =>
    (
      await db
        .selectFrom('student_xp')
        .select('xp')
        .where('student_id', '=', student.id)
        .executeTakeFirst()
    )?.xp ?? 0
  const quizzes = () =>
    db.selectFrom('quizzes').selectAll().where('student_id', '=', student.id).execute()
  return { ...made, id, begin, attempt_key, send, take, evidence, xp, quizzes }
}

describe('what a visitor did becomes a student’s', () => {
  test('with the times of the answers, marks, XP and what they know', async () => {
    const { school, student, take, evidence, xp, topic_id, start, quizzes } = await guest()
    school.wait(48)
    const { quiz_id, title } = await take()
    expect(title).toBe('Seeds and numbers')
    const rows = await evidence()
    expect(rows.map(({ is_full_marks, happened_at }) => [is_full_marks, happened_at])).toEqual([
      [true, start],
      [false, new Date(start.getTime() + hourMs)],
    ])
    expect(rows.map(({ attempt_type_id, time_spent }) => [attempt_type_id, time_spent])).toEqual([
      [12, 12],
      [12, 20],
    ])
    expect(await quizzes()).toMatchObject([{ id: quiz_id, attempt_type_id: 12, created_at: start }])
    expect(await xp()).toBe(12)
    const skill = await db
      .selectFrom('skill_states')
      .select('last_evidence_id')
      .where('student_id', '=', student.id)
      .where('topic_id', '=', topic_id)
      .executeTakeFirst()
    expect(skill?.last_evidence_id).toBe(rows[1]?.id)
    // The first answer of a run waits until a worker has begun.
  }, 60_000)

  test('is in their library, settled where the solution was shown, and open where they had not been', async () => {
    const { school, student, take } = await guest()
    const { quiz_id } = await take()
    const { call } = await school.as(student)
    const { quizzes } = await call('GET /quiz', { query: {} })
    expect(quizzes.find(({ id }) => id === quiz_id)?.status).toMatchObject({
      num_answered: 2,
      marks_given: 1,
      is_completed: false,
    })
    await call('GET /quiz/{id}', { params: { id: quiz_id } })
    const { evaluations } = await call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
      query: {},
    })
    expect(evaluations.map(({ is_settled }) => is_settled)).toEqual([true, true, false, false])
    const { hearts } = await heartsOf(db, { student_id: student.id, now: school.now() })
    expect(hearts).toBe(5)
  })

  test('finished, it is finished there too, on the day on which it was', async () => {
    const { school, student, send, take } = await guest()
    await send({ answer: { position: 2, ...rightAnswers[2] } })
    await send({ answer: { position: 3, ...rightAnswers[3] } })
    await send({ is_finished: true })
    const finished_at = school.now()
    school.wait(72)
    const { quiz_id } = await take()
    const attempt = await db
      .selectFrom('student_evaluations')
      .selectAll()
      .where('quiz_id', '=', quiz_id)
      .executeTakeFirstOrThrow()
    expect(attempt).toMatchObject({
      grading_completed: true,
      total_score: 4,
      max_score: 5,
      num_open: 0,
    })
    expect(attempt.graded_at).toEqual(finished_at)
    const days = await db
      .selectFrom('streak_days')
      .selectAll()
      .where('student_id', '=', student.id)
      .execute()
    expect(days.map(({ finished_at: at }) => at)).toEqual([finished_at])
  })

  test('a shared worksheet is kept as such', async () => {
    const { take, quizzes } = await guest('shared')
    await take()
    expect((await quizzes()).map(({ attempt_type_id }) => attempt_type_id)).toEqual([10])
  })

  test('and is as if it had been learnt in its order, whatever came since', async () => {
    const { school, student, quiz_id: practice, take, evidence } = await guest()
    school.wait(10)
    const { call, stream } = await school.as(student)
    const quiz = await call('GET /quiz/{id}', { params: { id: practice } })
    const answer = {
      id: quiz.questions[3]?.evaluation_question_id,
      value: 'in the chloroplasts',
      attempt_key: crypto.randomUUID(),
    }
    const evaluations = Buffer.from(JSON.stringify([answer])).toString('base64')
    const sent = { params: { id: practice }, body: { evaluations }, files: {} }
    for await (const _ of stream('POST /quiz/{id}/submit', sent));
    await take()
    const rows = await evidence()
    const skill = await db
      .selectFrom('skill_states')
      .select('last_evidence_id')
      .where('student_id', '=', student.id)
      .executeTakeFirst()
    expect(skill?.last_evidence_id).toBe(rows.at(-1)?.id)
    expect(rows.at(-1)?.attempt_type_id).toBe(7)
  })
})

describe('it is taken over once', () => {
  test('however often it is asked', async () => {
    const { take, evidence, xp, quizzes } = await guest()
    const first = await take()
    expect(await take()).toEqual(first)
    expect([(await evidence()).length, await xp(), (await quizzes()).length]).toEqual([2, 12, 1])
  })

  test('ten at once', async () => {
    const { take, evidence, xp, quizzes } = await guest()
    const results = await ten(() => take())
    expect(refusals(results)).toEqual([])
    expect(fulfilled(results)).toBe(10)
    expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1)
    expect([(await evidence()).length, await xp(), (await quizzes()).length]).toEqual([2, 12, 1])
  })

  test('goes on where it was interrupted', async () => {
    const { student, take, evidence, xp } = await guest()
    const { quiz_id } = await take()
    const [, second] = await evidence()
    await db
      .deleteFrom('evidence')
      .where('id', '=', second?.id ?? '')
      .execute()
    await db
      .updateTable('evaluation_questions')
      .set({ tries: 0, is_submitted: false, is_settled: false })
      .where('id', '=', second?.evaluation_question_id ?? '')
      .execute()
    await db
      .updateTable('student_evaluations')
      .set({ num_open: 3 })
      .where('quiz_id', '=', quiz_id)
      .execute()
    await db
      .updateTable('student_xp')
      .set({ xp: 10 })
      .where('student_id', '=', student.id)
      .execute()
    await db
      .deleteFrom('xp_ledger')
      .where('source_id', '=', second?.evaluation_question_id ?? '')
      .execute()
    await take()
    expect((await evidence()).map(({ happened_at }) => happened_at)).toHaveLength(2)
    expect(await xp()).toBe(12)
  })

  test('of one worksheet one attempt, the first: the solutions have been seen', async () => {
    const { begin, send, take, evidence, attempt_key, student } = await guest()
    const again = await begin()
    for (const [position, given] of rightAnswers.entries()) {
      await send({ answer: { position, ...given } }, again)
    }
    const first = await take(student, attempt_key)
    expect(await take(student, again)).toEqual(first)
    expect(await evidence()).toHaveLength(2)
  })

  test('and takes no more answers as a visitor’s', async () => {
    const { send, take } = await guest()
    await take()
    expect(await send({ answer: { position: 3, ...rightAnswers[3] } })).toEqual({
      marked: null,
      insight: null,
    })
  })
})

describe('it is refused', () => {
  test('to a stranger, to a second student, and once it is over: alike', async () => {
    const { school, take, student } = await guest()
    const expired = { status: 410, code: 'ATTEMPT_EXPIRED' }
    await expect(take(student, 'a guess')).rejects.toMatchObject(expired)
    await take()
    const other = await school.addUser('student')
    await expect(take(other)).rejects.toMatchObject(expired)
    const late = await guest()
    late.school.wait(30 * 24)
    await expect(late.take()).rejects.toMatchObject(expired)
  })

  test('while a child waits for a grown-up, and done once they are let in', async () => {
    const { school, take, evidence } = await guest()
    const child = await addFamily(school, 'student')
    const set = (consent_state: string, consent_awaited_since: Date | null) =>
      db
        .updateTable('users')
        .set({ consent_state, consent_awaited_since })
        .where('id', '=', child.id)
        .execute()
    await set('awaited', school.now())
    await expect(take(child)).rejects.toMatchObject({ code: 'CONSENT_NEEDED' })
    expect(await evidence(child)).toEqual([])
    await set('of_age', null)
    await take(child)
    expect(await evidence(child)).toHaveLength(2)
  })
})
