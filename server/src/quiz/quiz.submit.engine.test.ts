import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { evaluationsIn, resultIn, right, studentWithQuiz, submit } from './testing.ts'

const evidenceOf = (student_id: string) =>
  db.selectFrom('evidence').selectAll().where('student_id', '=', student_id).execute()

describe('a student hands in answers', () => {
  test('each is marked with reasons, and earns what it should', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    const events = await submit(client, quiz_id, [
      { id: ids.choice, ...right.choice },
      { id: ids.number, ...right.number },
      { id: ids.expression, ...right.expression },
      { id: ids.text, ...right.text },
    ])

    const evaluations = evaluationsIn(events)
    expect(evaluations.map(({ is_full_marks }) => is_full_marks)).toEqual([true, true, true, true])
    for (const evaluation of evaluations) {
      expect(evaluation).toMatchObject({ is_settled: true, tries: 1, xp_gain: 10 })
      expect(evaluation.scoring_rationale).not.toBe('')
      expect(evaluation.method_answer?.length).toBeGreaterThan(0)
    }
    expect(resultIn(events)).toMatchObject({
      total_score: 5,
      max_score: 5,
      xp_collected: 90,
      xp: { xp: 90, level: 1 },
      streaks: { active: true, days: 1 },
    })
  })

  test('a not-yet answer keeps its solution back and may be tried again', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    const [first] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.expression, value: 'x=7' }]),
    )
    expect(first).toMatchObject({ is_full_marks: false, tries: 1, tries_left: 2, xp_gain: 2 })
    expect(first).toMatchObject({ method_answer: null, explanation: null })

    const [second] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.expression, ...right.expression }]),
    )
    expect(second).toMatchObject({ is_full_marks: true, tries: 2, xp_gain: 7, is_settled: true })
    expect(second?.method_answer).toHaveLength(1)
  })

  test('an honest try earns once, and time never goes back', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const hand = async (value: string, time_spent: number) => {
      const events = await submit(client, quiz_id, [{ id: ids.expression, value, time_spent }])
      return evaluationsIn(events)[0]
    }
    expect(await hand('x=1', 40)).toMatchObject({ xp_gain: 2, time_spent: 40 })
    expect(await hand('x=2', 10)).toMatchObject({ xp_gain: 2, time_spent: 40 })
    const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
    })
    const kept = evaluations.find(({ id }) => id === ids.expression)
    expect(kept).toMatchObject({ xp_gain: 2, time_spent: 40, tries: 2 })
    const earned = await db
      .selectFrom('xp_ledger')
      .select('amount')
      .where('student_id', '=', student.id)
      .execute()
    expect(earned).toEqual([{ amount: 2 }])
  })

  test('after the third try the solution is shown and no more is taken', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    for (const value of ['x=1', 'x=2', 'x=4']) {
      await submit(client, quiz_id, [{ id: ids.expression, value }])
    }
    const events = await submit(client, quiz_id, [{ id: ids.expression, ...right.expression }])
    expect(events[0]).toMatchObject({ event: 'error', data: { code: 'QUESTION_SETTLED' } })
    const after = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    const expression = after.evaluations.find(({ id }) => id === ids.expression)
    expect(expression).toMatchObject({ tries: 3, is_settled: true, marks_given: 0 })
    expect(expression?.method_answer).toHaveLength(1)
  })

  test('what cannot be read is not marked, costs nothing, and says what to mend', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const [bare, broken] = evaluationsIn(
      await submit(client, quiz_id, [
        { id: ids.number, value: '15' },
        { id: ids.expression, value: 'x = (3' },
      ]),
    )
    expect(bare).toMatchObject({ verdict: 'unread', problem: 'missing_unit', tries: 0 })
    expect(broken).toMatchObject({ verdict: 'unread', tries: 0, is_submitted: false })
    expect(await evidenceOf(student.id)).toEqual([])
  })

  test('an answer sent again, because its receipt was lost, counts once', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const answer = { id: ids.choice, attempt_key: newId(), ...right.choice }
    const [first] = evaluationsIn(await submit(client, quiz_id, [answer]))
    const [again] = evaluationsIn(await submit(client, quiz_id, [answer]))
    expect(again).toEqual(first)
    expect(await evidenceOf(student.id)).toHaveLength(1)
    expect(await client.call('GET /users/xp', {})).toMatchObject({ xp: 10 })
  })

  test('an earlier answer sent again after a later one is no try of its own', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const first = { id: ids.expression, attempt_key: newId(), value: 'x=7' }
    await submit(client, quiz_id, [first])
    await submit(client, quiz_id, [{ id: ids.expression, value: 'x=8' }])
    const [again] = evaluationsIn(await submit(client, quiz_id, [first]))
    expect(again).toMatchObject({ tries: 2, value: 'x=8' })
    expect(await evidenceOf(student.id)).toHaveLength(2)
  })

  test('a last answer sent again after the quiz was completed gets its receipt', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    const last = { id: ids.text, attempt_key: newId(), ...right.text }
    await submit(client, quiz_id, [
      { id: ids.choice, ...right.choice },
      { id: ids.number, ...right.number },
      { id: ids.expression, ...right.expression },
      last,
    ])
    const events = await submit(client, quiz_id, [last])
    expect(evaluationsIn(events)[0]).toMatchObject({ is_full_marks: true, xp_gain: 10 })
    expect(resultIn(events)).toMatchObject({ xp: { xp: 90 } })
  })

  test('ten at once with one key are one try; ten with keys of their own are at most three', async () => {
    const { client, quiz_id, ids, student } = await studentWithQuiz()
    const one = { id: ids.choice, attempt_key: newId(), ...right.choice }
    await Promise.all(Array.from({ length: 10 }, () => submit(client, quiz_id, [one])))
    expect(await evidenceOf(student.id)).toHaveLength(1)

    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        submit(client, quiz_id, [{ id: ids.expression, value: `x=${index + 10}` }]),
      ),
    )
    const rows = await evidenceOf(student.id)
    expect(rows).toHaveLength(4)
    expect(rows.map(({ try_number }) => try_number).sort()).toEqual([1, 1, 2, 3])
    expect(await client.call('GET /users/xp', {})).toMatchObject({ xp: 12 })
  })

  test('every answer at once completes the quiz, and its bonus is given once', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    await Promise.all(
      [
        { id: ids.choice, ...right.choice },
        { id: ids.number, ...right.number },
        { id: ids.expression, ...right.expression },
        { id: ids.text, ...right.text },
      ].map((answer) => submit(client, quiz_id, [answer])),
    )
    const after = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    expect(after).toMatchObject({ grading_completed: true, total_score: 5, xp_collected: 90 })
    expect(await client.call('GET /users/xp', {})).toMatchObject({ xp: 90 })
  })

  test('whoever finishes early gets their marks, and no bonus for what they left out', async () => {
    const { client, quiz_id, ids } = await studentWithQuiz()
    const events = await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }], {
      is_finished: 'true',
    })
    expect(resultIn(events)).toMatchObject({
      total_score: 1,
      xp: { xp: 10 },
      streaks: { days: 0 },
    })
    const late = await submit(client, quiz_id, [{ id: ids.number, ...right.number }])
    expect(late[0]).toMatchObject({ event: 'error', data: { code: 'QUIZ_COMPLETED' } })
  })
})

test('the sum of XP is that of the ledger, however many earn at once', async () => {
  const { client, quiz_id, ids, student } = await studentWithQuiz()
  await Promise.all(
    Object.entries(ids).flatMap(([kind, id]) => [
      submit(client, quiz_id, [{ id, value: '1', selected_option: [1] }]),
      submit(client, quiz_id, [{ id, ...right[kind as keyof typeof right] }]),
    ]),
  )
  const rows = await db
    .selectFrom('xp_ledger')
    .select('amount')
    .where('student_id', '=', student.id)
    .execute()
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBeGreaterThan(40)
  expect(await client.call('GET /users/xp', {})).toMatchObject({ xp: sum })
})

test('evidence is never changed', async () => {
  const { client, quiz_id, ids, student } = await studentWithQuiz()
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await expect(
    db
      .updateTable('evidence')
      .set({ marks_given: 0 })
      .where('student_id', '=', student.id)
      .execute(),
  ).rejects.toThrow('never changed')
})
