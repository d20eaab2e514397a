import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createMarker, type Marker } from '#platform/marker.ts'
import { db } from '#testing/harness.ts'
import { doneIn, evaluationsIn, resultIn, right, studentWithQuiz, submit } from './testing.ts'
import { addTeacher, hardToSay } from './waiting.testing.ts'

const evidenceOf = (student_id: string) =>
  db.selectFrom('evidence').selectAll().where('student_id', '=', student_id).execute()

const skillsOf = (student_id: string) =>
  db.selectFrom('skill_states').selectAll().where('student_id', '=', student_id).execute()

describe('an answer that is left to a person', () => {
  test('takes no try, settles nothing and earns nothing, however often it is changed', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    for (const [at, value] of hardToSay.entries()) {
      const [told] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.text, value }]))
      expect([at, told]).toMatchObject([
        at,
        {
          verdict: 'unsure',
          review: 'undecided',
          ...{ value, is_submitted: true, is_settled: false, is_full_marks: false },
          ...{ tries: 0, tries_left: 3, marks_given: null, xp_gain: 0, misconception: null },
        },
      ])
    }
    expect(await evidenceOf(student.id)).toEqual([])
    expect(await skillsOf(student.id)).toEqual([])
    expect(await client.call('GET /users/xp', {})).toMatchObject({ xp: 0 })

    const [sure] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.text, ...right.text }]))
    expect(sure).toMatchObject({ is_full_marks: true, tries: 1, xp_gain: 10, review: null })
  })

  test('says who can decide: a teacher of theirs, or nobody', async () => {
    const attempted = await studentWithQuiz()
    const { client, quiz_id, ids } = attempted
    const hand = async (value: string) =>
      evaluationsIn(await submit(client, quiz_id, [{ id: ids.text, value }]))[0]
    const alone = await hand(hardToSay[0])
    expect(alone?.review).toBe('undecided')
    expect(alone?.scoring_rationale).not.toMatch(/teacher/i)
    const { teacher } = await addTeacher(attempted)
    const taught = await hand(hardToSay[1])
    expect(taught?.review).toBe('waiting')
    expect(taught?.scoring_rationale).toMatch(/teacher can look/)
    await db.deleteFrom('class_members').where('user_id', '=', teacher.id).execute()
    expect((await hand(hardToSay[2]))?.review).toBe('undecided')
  })

  test('is sent again without counting twice, and an older one does not come back', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    const older = { id: ids.text, attempt_key: newId(), value: hardToSay[0] }
    const newer = { id: ids.text, attempt_key: newId(), value: hardToSay[1] }
    const [first] = evaluationsIn(await submit(client, quiz_id, [older]))
    expect(evaluationsIn(await submit(client, quiz_id, [older]))).toEqual([first])
    await submit(client, quiz_id, [newer])
    const [again] = evaluationsIn(await submit(client, quiz_id, [older]))
    expect(again).toMatchObject({ value: hardToSay[1], review: 'undecided' })
    const [same] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[1] }]),
    )
    expect(same).toMatchObject({ verdict: 'repeated', review: 'undecided', tries: 0 })
  })

  test('is known when it is sent again, and of many changes the last fifty are', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    const hand = async (attempt_key: string, value: string) =>
      evaluationsIn(await submit(client, quiz_id, [{ id: ids.text, attempt_key, value }]))[0]
    const keys = async () => {
      const row = db.selectFrom('evaluation_questions').select('waiting_keys')
      return (await row.where('id', '=', ids.text).executeTakeFirstOrThrow()).waiting_keys
    }
    const [oldest, ...others] = Array.from({ length: 50 }, () => newId())
    await db
      .updateTable('evaluation_questions')
      .set({ waiting_keys: JSON.stringify([oldest, ...others]) })
      .where('id', '=', ids.text)
      .execute()
    const [older, newer] = [newId(), newId()]
    await hand(older, hardToSay[0])
    expect(await keys()).toEqual([...others, older])
    const told = await hand(newer, hardToSay[1])
    expect(await keys()).toEqual([...others.slice(1), older, newer])
    for (const known of [older, newer, others[1] ?? '']) {
      expect(await hand(known, hardToSay[2])).toEqual(told)
    }
    expect(await keys()).toEqual([...others.slice(1), older, newer])
  })

  test('keeps what was tried before, and a later answer that is marked takes its place', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    await submit(client, quiz_id, [{ id: ids.text, value: 'roots' }])
    const [before] = await evidenceOf(student.id)
    const [waits] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }]),
    )
    expect(waits).toMatchObject({ tries: 1, tries_left: 2, marks_given: 0, xp_gain: 2 })
    const [after] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.text, value: 'in the cell wall' }]),
    )
    expect(after).toMatchObject({ verdict: 'wrong', tries: 2, review: null })
    expect((await evidenceOf(student.id)).map(({ id }) => id)).toContain(before?.id)
  })

  test('can be taken back, and then nothing waits', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }])
    await client.call('PATCH /quiz/{id}/evaluation-questions', {
      params: { id: quiz_id },
      body: { id: ids.text, value: null, is_submitted: false },
    })
    const read = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    expect(read).toMatchObject({ num_waiting: 0 })
    expect(read.evaluations[3]).toMatchObject({ is_submitted: false, review: null, value: null })
  })

  test('ten at once with one key wait once, and ten others leave the question as open as it was', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const one = { id: ids.text, attempt_key: newId(), value: hardToSay[0] }
    const same = await Promise.all(Array.from({ length: 10 }, () => submit(client, quiz_id, [one])))
    for (const told of same.map(evaluationsIn)) {
      expect(told).toMatchObject([{ review: 'undecided', tries: 0 }])
    }
    const { waiting_keys } = await db
      .selectFrom('evaluation_questions')
      .select('waiting_keys')
      .where('id', '=', ids.text)
      .executeTakeFirstOrThrow()
    expect(waiting_keys).toEqual([one.attempt_key])
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        submit(client, quiz_id, [{ id: ids.text, value: `${hardToSay[at % 3]} ${at}` }]),
      ),
    )
    expect(many.flatMap(evaluationsIn)).toHaveLength(10)
    const read = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    expect(read.evaluations[3]).toMatchObject({ tries: 0, is_settled: false })
    expect(await evidenceOf(student.id)).toEqual([])
  })
})

describe('a quiz with an answer that waits', () => {
  const answers = (ids: Awaited<ReturnType<typeof studentWithQuiz>>['ids']) => [
    { id: ids.choice, ...right.choice },
    { id: ids.number, ...right.number },
    { id: ids.expression, ...right.expression },
    { id: ids.text, value: hardToSay[0] },
  ]

  test('can be handed in, says what waits, and brings what finishing brings', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    expect(doneIn(await submit(client, quiz_id, answers(ids)))).toMatchObject({
      grading_completed: false,
    })
    const events = await submit(client, quiz_id, [], { is_finished: 'true' })
    expect(resultIn(events)).toMatchObject({
      ...{ total_score: 4, max_score: 5, num_waiting: 1, xp_collected: 50 },
      streaks: { days: 1 },
    })
    const read = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    expect(read).toMatchObject({
      ...{ grading_completed: true, total_score: 4, num_waiting: 1 },
      scoring_rationale: '4 of 5 marks so far, and 1 not decided yet',
    })
    const { status } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    expect(status).toMatchObject({
      ...{ is_completed: true, num_answered: 4, num_waiting: 1, marks_given: 4 },
    })
  })

  test('shows the steps to whoever asks, and what waits still waits', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }])
    const params = { id: quiz_id, evaluationQuestionId: ids.text }
    const shown = await client.call(
      'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/solution',
      { params },
    )
    expect(shown).toMatchObject({ is_settled: true, review: 'undecided', marks_given: null })
    expect(shown.method_answer).toHaveLength(1)
  })
})

describe('of parts of which one waits', () => {
  const marker = createMarker({ size: 1 })
  afterAll(() => marker[Symbol.asyncDispose]())
  const halfSure: Marker = {
    ...marker,
    judge: async (...asked) => {
      const part = { marks_given: 1, max_score: 1, note: 'Yes' }
      return {
        ...(await marker.judge(...asked)),
        verdict: 'unsure',
        is_full_marks: false,
        parts: [
          { verdict: 'right', ...part },
          { verdict: 'unsure', ...part },
        ],
        misconception: { code: 'a', text: 'A slip' },
        scoring_rationale: '1 of 2 parts is right.',
        needs_review: true,
      }
    },
  }

  test('none is told, since it could be asked again and again', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz({ marker: halfSure })
    const [told] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }]),
    )
    expect(told).toMatchObject({ parts: [], lines: [], misconception: null, marks_given: null })
    expect(told?.scoring_rationale).not.toMatch(/right\.$/)
    const read = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    expect(read.evaluations[0]).toEqual(told)
  })
})
