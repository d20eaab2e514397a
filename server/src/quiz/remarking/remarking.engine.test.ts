import { describe, expect, test } from 'vitest'
import { rebuildEarnings } from '#gamification/gamification.rebuild.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { applyProjection } from '#platform/projections/projections.ts'
import { standingOf } from '#quiz/waiting.testing.ts'
import { topicWeeks } from '#reports/reports.weeks.ts'
import { rebuildSkills } from '#revision/revision.skills.ts'
import { ten } from '#testing/at-once.ts'
import { db, marker } from '#testing/harness.ts'
import { answeredClass, type Change } from './testing.ts'

/** In the key the second option is right; the third is from here on. */
const third: Change = { kind: 'options', orders: [3] }

/** Three students: right by the old key, right by the new one, and right by the new one before they guessed. */
async function three() {
  const scene = await answeredClass()
  const { pupil, join, answer } = scene
  const [second, last] = [await join(), await join()]
  await answer(pupil, 'choice', { selected_option: [2] })
  await answer(second, 'choice', { selected_option: [3] })
  await answer(last, 'choice', { selected_option: [3] })
  await answer(last, 'choice', { selected_option: [1] })
  return { ...scene, second, last }
}

describe('a key that was wrong', () => {
  test('is shown with what was answered, and a preview says what changes and keeps nothing', async () => {
    const { keyOf, preview, pupil, second, last, remark, readOf } = await three()
    const { version, can_correct } = await keyOf('choice')
    expect(can_correct).toBe(true)
    expect(version).toMatchObject({ key: ['$7$'], orders: [2], num_answers: 3, is_drawn: false })
    expect(version?.changes).toEqual(['accept', 'options'])
    expect(version?.said.map(({ selected_option, count }) => [selected_option, count])).toEqual(
      expect.arrayContaining([
        [[3], 2],
        [[2], 1],
        [[1], 1],
      ]),
    )
    const told = await preview('choice', third)
    expect(told).toMatchObject({ num_answers: 3, num_up: 2, num_down: 1, num_by_person: 0 })
    expect(told).toMatchObject({ marks_before: 1, marks_after: 2, key: ['$5$'] })
    await remark()
    expect((await readOf(pupil, 'choice')).marks_given).toBe(1)
    expect((await readOf(second, 'choice')).marks_given).toBe(0)
    expect((await readOf(last, 'choice')).tries).toBe(2)
  })

  test('is corrected: all answers have other marks, and nobody loses what they earned', async () => {
    const { correct, remark, pupil, second, last, readOf, xpOf, keyOf, school } = await three()
    const before = await xpOf(pupil)
    const made = await correct('choice', third)
    expect(made).toMatchObject({ kind: 'options', num_changed: 0, finished_at: null })
    await remark()
    expect(await readOf(pupil, 'choice')).toMatchObject({ marks_given: 0, is_full_marks: false })
    const up = await readOf(second, 'choice')
    expect(up).toMatchObject({ marks_given: 1, is_full_marks: true, is_settled: true })
    expect(up.scoring_rationale).toMatch(/^Your teacher corrected .* Five is right\./)
    // What was guessed after an answer that is right now would never have been tried.
    expect(await readOf(last, 'choice')).toMatchObject({ marks_given: 1, selected_option: [3] })
    expect(await xpOf(pupil)).toBe(before)
    expect(await xpOf(second)).toBe(10)
    expect(await xpOf(last)).toBe(10)
    for (const { client, idOf } of [pupil, second, last]) {
      const { notices } = await client.call('GET /notices', { query: {} })
      expect(notices).toMatchObject([{ kind: 'remarked', evaluation_question_id: idOf('choice') }])
    }
    expect((await keyOf('choice')).corrections).toMatchObject([
      { num_changed: 3, finished_at: school.now().toISOString(), can_undo: true },
    ])
  })

  test('goes through evidence, mastery and the ledger as if it had always been so', async () => {
    const { correct, remark, pupil, second, last, topic_id } = await three()
    await correct('choice', third)
    await remark()
    const verdicts = async (of: typeof pupil) =>
      (await standingOf(of.student)).evidence.map(({ verdict, try_number, replaces }) => [
        verdict,
        try_number,
        replaces !== null,
      ])
    expect(await verdicts(second)).toEqual([
      ['wrong', 1, false],
      ['right', 1, true],
    ])
    expect(await verdicts(last)).toEqual([
      ['wrong', 1, false],
      ['wrong', 2, false],
      ['right', 1, true],
      ['withdrawn', 2, true],
    ])
    for (const { student } of [pupil, second, last]) {
      const { skill, ledger } = await standingOf(student)
      await transaction(db, async (tx) => {
        const topic_ids = [topic_id]
        await rebuildSkills(
          { db: tx, memory: createMemory() },
          { student_id: student.id, topic_ids },
        )
        await rebuildEarnings(tx, student.id)
      })
      const after = await standingOf(student)
      expect(after.skill?.state).toEqual(skill?.state)
      expect(after.ledger).toEqual(ledger)
    }
  })

  test('changes what reports say', async () => {
    const { correct, remark, second } = await three()
    const weekOf = async () => {
      await applyProjection(db, topicWeeks)
      return db
        .selectFrom('topic_weeks')
        .select(['marks_given', 'first_right', 'answers'])
        .where('student_id', '=', second.student.id)
        .executeTakeFirstOrThrow()
    }
    expect(await weekOf()).toEqual({ marks_given: 0, first_right: 0, answers: 1 })
    await correct('choice', third)
    await remark()
    expect(await weekOf()).toEqual({ marks_given: 1, first_right: 1, answers: 1 })
  })

  test('stays where a person has decided', async () => {
    const { correct, preview, remark, second, readOf, staff } = await three()
    await staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: second.idOf('choice') },
      body: { marks_given: 0, explanation: 'Copied.' },
    })
    expect(await preview('choice', third)).toMatchObject({ num_up: 1, num_by_person: 1 })
    await correct('choice', third)
    await remark()
    expect(await readOf(second, 'choice')).toMatchObject({ marks_given: 0, review: 'decided' })
  })

  test('counts for what is answered from then on', async () => {
    const { correct, join, answer, readOf } = await three()
    await correct('choice', third)
    const late = await join()
    await answer(late, 'choice', { selected_option: [3] })
    expect(await readOf(late, 'choice')).toMatchObject({ marks_given: 1, verdict: 'right' })
  })
})

test('an answer counts too: whoever said the same is right, and nobody loses a mark', async () => {
  const { pupil, join, answer, keyOf, preview, correct, remark, readOf } = await answeredClass()
  const [second, other] = [await join(), await join()]
  await answer(pupil, 'number', { value: '15 km/h' })
  await answer(second, 'number', { value: '16 km/h' })
  await answer(other, 'number', { value: '17 km/h' })
  const { version } = await keyOf('number')
  const answer_id = version?.said.find(({ value }) => value === '16 km/h')?.answer_id ?? ''
  const change: Change = { kind: 'accept', answer_id }
  expect(await preview('number', change)).toMatchObject({ num_up: 1, num_down: 0 })
  await correct('number', change)
  await remark()
  expect((await readOf(second, 'number')).marks_given).toBe(1)
  expect((await readOf(other, 'number')).marks_given).toBe(0)
  expect((await readOf(pupil, 'number')).marks_given).toBe(1)
})

test('a number may be further from the key, and other answers can be the key', async () => {
  const { pupil, answer, preview, keyOf } = await answeredClass()
  await answer(pupil, 'number', { value: '16 km/h' })
  expect(await preview('number', { kind: 'tolerance', tolerance: 1 })).toMatchObject({ num_up: 1 })
  const two: Change = { kind: 'answers', answers: ['14', '16'] }
  expect(await preview('number', two)).toMatchObject({ num_up: 1, key: ['14 km/h', '16'] })
  expect((await keyOf('number')).version?.key).toEqual(['15 km/h'])
})

test('a correction is taken back: all stands as before, and what was earned stays', async () => {
  const { correct, remark, undo, pupil, second, last, readOf, xpOf } = await three()
  const made = await correct('choice', third)
  await remark()
  const undone = await undo(made.id)
  expect(undone).toMatchObject({ can_undo: false, finished_at: null })
  await remark()
  expect((await readOf(pupil, 'choice')).marks_given).toBe(1)
  expect((await readOf(second, 'choice')).marks_given).toBe(0)
  expect(await readOf(last, 'choice')).toMatchObject({
    marks_given: 0,
    selected_option: [1],
    tries: 2,
  })
  expect(await xpOf(second)).toBe(10)
  expect((await undo(made.id)).undone_at).toBe(undone.undone_at)
})

test('a correction can be taken back for a week', async () => {
  const { correct, undo, school, teacher } = await three()
  const { id } = await correct('choice', third)
  school.wait(24 * 8)
  const client = await school.as(teacher)
  await expect(undo(id, client)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
})

test('ten presses correct once, and ten processes mark each answer once', async () => {
  const { correct, remark, second, last, xpOf } = await three()
  const correction_id = newId()
  await ten(() => correct('choice', third, { correction_id }))
  await ten(() => remark())
  expect((await standingOf(second.student)).evidence).toHaveLength(2)
  expect((await standingOf(last.student)).evidence).toHaveLength(4)
  expect(await xpOf(second)).toBe(10)
})

test('a process that dies in the middle leaves whole answers, and the next one goes on', async () => {
  const { correct, remark, keyOf, second, last, pupil, readOf } = await three()
  await correct('choice', third)
  let judged = 0
  const dying = {
    ...marker,
    judge: async (...asked: Parameters<typeof marker.judge>) => {
      if (++judged > 2) throw new Error('killed')
      return marker.judge(...asked)
    },
  }
  await expect(remark({ marker: dying })).rejects.toThrow('killed')
  expect((await keyOf('choice')).corrections).toMatchObject([{ finished_at: null }])
  await remark()
  expect((await keyOf('choice')).corrections).toMatchObject([{ num_changed: 3 }])
  const marks = await Promise.all(
    [pupil, second, last].map(async (each) => (await readOf(each, 'choice')).marks_given),
  )
  expect(marks).toEqual([0, 1, 1])
})

test('a question of the school’s own has a new version for everybody, and the old one again', async () => {
  const scene = await three()
  const { correct, undo, versionOf, school, remark } = scene
  const { question_id, question_version_id } = await versionOf('choice')
  await db
    .updateTable('questions')
    .set({ school_id: school.id })
    .where('id', '=', question_id)
    .execute()
  const current = async () =>
    db
      .selectFrom('questions')
      .innerJoin('question_versions', 'question_versions.id', 'current_version_id')
      .select(['current_version_id', 'body'])
      .where('questions.id', '=', question_id)
      .executeTakeFirstOrThrow()
  const { id } = await correct('choice', third)
  await remark()
  const after = await current()
  expect(after.current_version_id).not.toBe(question_version_id)
  expect(after.body).toMatchObject({ answers: [3] })
  await undo(id)
  expect((await current()).body).toMatchObject({ answers: [2] })
})
