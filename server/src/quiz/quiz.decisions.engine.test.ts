import { describe, expect, test } from 'vitest'
import { applyProjection } from '#platform/projections/projections.ts'
import { misconceptionCounts } from '#revision/revision.misconceptions.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { auditsOf } from '#testing/family.ts'
import { db } from '#testing/harness.ts'
import { evaluationsIn, resultIn, right, studentWithQuiz, submit } from './testing.ts'
import { addTeacher, hardToSay, standingOf } from './waiting.testing.ts'

/** In hours. */
const day = 24

/** A student whose answer waits, with their teacher. */
async function waited() {
  const attempted = await studentWithQuiz()
  const { school, client, quiz_id, ids, student } = attempted
  const { teacher } = await addTeacher(attempted)
  const staff = await school.as(teacher)
  await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }])
  const decide = (
    marks_given: number,
    more: { explanation?: string; handed_in_at?: string } = {},
  ) =>
    staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: ids.text },
      body: { marks_given, ...more },
    })
  const read = async () => {
    const params = { id: quiz_id }
    const { evaluations, ...totals } = await client.call('GET /quiz/{id}/evaluations', { params })
    return { ...totals, text: evaluations[3] }
  }
  const xp = async () => (await client.call('GET /users/xp', {})).xp
  return { ...attempted, teacher, staff, decide, read, xp, standing: () => standingOf(student) }
}

const others = (ids: Awaited<ReturnType<typeof waited>>['ids']) => [
  { id: ids.choice, ...right.choice },
  { id: ids.number, ...right.number },
  { id: ids.expression, ...right.expression },
]

describe('a teacher decides about an answer that waits', () => {
  test('it counts as the try that it was, at its time, and says who decided what', async () => {
    const { school, decide, read, xp, standing, student, teacher } = await waited()
    const answered = school.now()
    school.wait(2 * day)
    const told = await decide(1, { explanation: 'Those bodies are the chloroplasts.' })
    expect(told).toMatchObject({ verdict: 'right', review: 'decided', is_full_marks: true })
    expect((await read()).text).toMatchObject({
      ...{ tries: 1, marks_given: 1, is_settled: true, xp_gain: 10, needs_review: false },
      ...{ marker: 'teacher', review: 'decided', value: hardToSay[0] },
      scoring_rationale: 'Those bodies are the chloroplasts.',
      explanation: { text: 'Those bodies are the chloroplasts.' },
    })
    expect(await xp()).toBe(10)
    const { evidence, ledger, skill } = await standing()
    expect(evidence).toMatchObject([
      {
        ...{ try_number: 1, verdict: 'right', marker: 'teacher', marked_by: teacher.id },
        ...{ happened_at: answered, replaces: null },
        original_judgement: { verdict: 'unsure' },
      },
    ])
    expect(ledger).toMatchObject([{ amount: 10, happened_at: school.now() }])
    expect(skill?.state).toMatchObject({ count: 1, seen_at: answered.toISOString() })
    expect(await auditsOf(student)).toContain('answer_decided')
  })

  test('not yet takes the try and leaves the others, and costs no heart', async () => {
    const { decide, read, xp, client, student } = await waited()
    const { id } = student
    await db.updateTable('users').set({ is_free_tier: true }).where('id', '=', id).execute()
    await db.updateTable('enrolments').set({ is_free: true }).where('student_id', '=', id).execute()
    await decide(0)
    expect((await read()).text).toMatchObject({
      ...{
        verdict: 'wrong',
        tries: 1,
        tries_left: 2,
        marks_given: 0,
        is_settled: false,
        xp_gain: 2,
      },
      scoring_rationale: 'Your teacher gave this 0 of 1 marks.',
    })
    expect(await xp()).toBe(2)
    expect(await client.call('GET /users/heart-status', {})).toMatchObject({ hearts: 5 })
  })

  test('about what was handed in, whatever is drafted since', async () => {
    const { client, quiz_id, ids, decide, read, standing } = await waited()
    await client.call('PATCH /quiz/{id}/evaluation-questions', {
      params: { id: quiz_id },
      body: { id: ids.text, value: 'A draft' },
    })
    expect((await read()).text).toMatchObject({ value: 'A draft', review: 'waiting' })
    await decide(1)
    expect((await read()).text).toMatchObject({ value: hardToSay[0] })
    expect((await standing()).evidence).toMatchObject([{ value: hardToSay[0] }])
  })

  test('changes the result of a quiz that was handed in, up to everything right', async () => {
    const { school, client, quiz_id, ids, decide, read, xp } = await waited()
    await submit(client, quiz_id, others(ids))
    const events = await submit(client, quiz_id, [], { is_finished: 'true' })
    expect(resultIn(events)).toMatchObject({ total_score: 4, num_waiting: 1, xp_collected: 50 })
    school.wait(day)
    await decide(1)
    expect(await read()).toMatchObject({ total_score: 5, num_waiting: 0, xp_collected: 90 })
    expect(await xp()).toBe(90)
    expect((await client.call('GET /users/streaks', {})).days).toBe(1)
  })

  test('that is not the one that was meant is not decided', async () => {
    const { school, client, quiz_id, ids, staff, decide, read } = await waited()
    const params = { id: quiz_id }
    const seen = (await staff.call('GET /quiz/{id}/evaluations', { params })).evaluations[3]
    const handed_in_at = seen?.handed_in_at ?? ''
    school.wait(1)
    await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[1] }])
    await expect(decide(1, { handed_in_at })).rejects.toMatchObject({ code: 'ANSWER_CHANGED' })
    expect((await read()).text).toMatchObject({ review: 'waiting', tries: 0 })
    const now = (await read()).text?.handed_in_at ?? ''
    expect(await decide(1, { handed_in_at: now })).toMatchObject({ value: hardToSay[1] })
  })
})

describe('a decision is replaced by another', () => {
  test('marks, mastery and XP follow by their differences, and all of it is kept', async () => {
    const { client, quiz_id, ids, decide, read, xp, standing } = await waited()
    await submit(client, quiz_id, others(ids))
    await submit(client, quiz_id, [], { is_finished: 'true' })
    await decide(1)
    const asRight = (await standing()).skill?.state
    await decide(0, { explanation: 'Name the part.' })
    expect(await read()).toMatchObject({ total_score: 4, xp_collected: 52 })
    expect(await xp()).toBe(52)
    const { evidence, skill, ledger } = await standing()
    expect(skill?.state).toMatchObject({ count: 4 })
    expect(skill?.state).not.toEqual(asRight)
    const [first, second] = evidence.filter(({ marker }) => marker === 'teacher')
    expect(second).toMatchObject({ replaces: first?.id, try_number: 1, verdict: 'wrong' })
    expect(second?.original_judgement).toMatchObject({ verdict: 'unsure' })
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(52)
    await decide(1)
    expect(await xp()).toBe(90)
    expect((await standing()).skill?.state).toEqual(asRight)
  })

  test('the same again changes nothing', async () => {
    const { decide, standing } = await waited()
    await decide(1, { explanation: 'Yes' })
    const before = await standing()
    await decide(1, { explanation: ' Yes ' })
    expect(await standing()).toEqual(before)
  })

  test('what was earned in a week that is over stays', async () => {
    const { school, decide, read, xp } = await waited()
    await decide(1)
    // From a Tuesday to the next Monday.
    school.wait(6 * day)
    await decide(0)
    expect(await xp()).toBe(10)
    expect((await read()).text).toMatchObject({ marks_given: 0, xp_gain: 10 })
    await decide(1)
    expect(await xp()).toBe(10)
  })

  test('of the marker as well, with what followed from it', async () => {
    const { client, quiz_id, ids, staff, student, xp, standing } = await waited()
    await submit(client, quiz_id, [{ id: ids.expression, value: 'x=7' }])
    const projection = { ...misconceptionCounts, name: `misconceptions of ${student.id}` }
    const counts = async () => {
      await applyProjection(db, projection)
      return db
        .selectFrom('misconception_counts')
        .select('tries')
        .where('student_id', '=', student.id)
        .where('tries', '>', 0)
        .execute()
    }
    const [marked] = (await standing()).evidence
    expect((await counts()).length).toBe(marked?.misconception === null ? 0 : 1)
    const told = await staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: ids.expression },
      body: { marks_given: 2 },
    })
    expect(told).toMatchObject({ is_full_marks: true, is_settled: true, misconception: null })
    expect(await xp()).toBe(10)
    expect(await counts()).toEqual([])
    const { evidence } = await standing()
    expect(evidence).toMatchObject([{ marker: 'algebra' }, { marker: 'teacher' }])
    expect(evidence[1]?.original_judgement).toMatchObject({ verdict: 'wrong' })
  })

  test('and stays when the student takes the answer back and hands it in again', async () => {
    const { client, quiz_id, ids, staff, read } = await waited()
    await staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: ids.text },
      body: { marks_given: 0.5 },
    })
    const params = { id: quiz_id }
    await client.call('PATCH /quiz/{id}/evaluation-questions', {
      params,
      body: { id: ids.text, is_submitted: false },
    })
    expect((await read()).text).toMatchObject({ is_submitted: false, marks_given: 0.5 })
    const [again] = evaluationsIn(
      await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }]),
    )
    expect(again).toMatchObject({ review: 'waiting', tries: 1, marks_given: 0.5 })
  })
})

describe('at the same moment', () => {
  test('ten decisions end in one that counts, and the sums are those of the rows', async () => {
    const { decide, read, xp, standing } = await waited()
    expect(fulfilled(await ten((at) => decide(at % 2)))).toBe(10)
    const { evidence, ledger, skill } = await standing()
    const replaced = new Set(evidence.map(({ replaces }) => replaces))
    const [last, ...more] = evidence.filter(({ id }) => !replaced.has(id))
    expect(more).toEqual([])
    expect((await read()).text?.marks_given).toBe(last?.marks_given)
    const sum = ledger.reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(last?.is_full_marks ? 10 : 2)
    expect(await xp()).toBe(sum)
    expect(skill?.state).toMatchObject({ count: 1 })
  })

  test('a decision and the answers of the student leave nothing out', async () => {
    const { client, quiz_id, ids, decide, read, xp, standing } = await waited()
    await Promise.all([
      decide(1),
      ...others(ids).map((answer) => submit(client, quiz_id, [answer])),
      submit(client, quiz_id, [{ id: ids.text, value: hardToSay[1] }]),
    ])
    await decide(1)
    await submit(client, quiz_id, [], { is_finished: 'true' })
    expect(await read()).toMatchObject({ total_score: 5, num_waiting: 0, xp_collected: 90 })
    expect(await xp()).toBe(90)
    const { skill, evidence } = await standing()
    expect(evidence.map(({ try_number }) => try_number)).toEqual([1, 1, 1, 1])
    expect(skill?.state).toMatchObject({ count: 4 })
  })

  test('a decision and the handing in: the result has both', async () => {
    for (const _ of [1, 2, 3]) {
      const { client, quiz_id, ids, decide, read, xp } = await waited()
      await submit(client, quiz_id, others(ids))
      await Promise.all([decide(1), submit(client, quiz_id, [], { is_finished: 'true' })])
      expect(await read()).toMatchObject({ total_score: 5, num_waiting: 0, xp_collected: 90 })
      expect(await xp()).toBe(90)
    }
  })
})

test('a decision that breaks off leaves nothing of itself', async () => {
  const { student, decide, read, standing, xp } = await waited()
  const before = await standing()
  // No integer is large enough for the sum that would come of it.
  await db.insertInto('student_xp').values({ student_id: student.id, xp: 2_147_483_647 }).execute()
  await expect(decide(1)).rejects.toMatchObject({ code: 'INTERNAL' })
  expect(await standing()).toEqual(before)
  expect((await read()).text).toMatchObject({ review: 'waiting', tries: 0 })
  await db.updateTable('student_xp').set({ xp: 0 }).where('student_id', '=', student.id).execute()
  await decide(1)
  expect(await xp()).toBe(10)
})
