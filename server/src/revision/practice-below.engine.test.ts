import type { SkillState } from '@learngrove/mastery'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database.ts'
import { createMemory } from '#platform/memory.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addEvidence } from '#testing/evidence.ts'
import { db } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'
import { rebuildSkills } from './revision.skills.ts'

/** A student before two quizzes: the topic of one exercises that of the other, by a half. */
async function studentOfTwoTopics() {
  const high = await studentWithQuiz()
  const { school, student, client } = high
  const practice = await makePractice(school, [student])
  const quiz = await client.call('GET /quiz/{id}', { params: { id: practice.quiz_id } })
  const ids = quiz.questions.map((each) => each.evaluation_question_id)
  const [choice = '', number = ''] = ids
  await db
    .insertInto('topic_exercises')
    .values({ topic_id: high.topic_id, exercised_id: practice.topic_id, share: 0.5 })
    .execute()
  const low = { ...practice, ids: { choice, number } }
  const practiseLow = (id = choice, answer: object = right.choice) =>
    submit(client, low.quiz_id, [{ id, ...answer }])
  const practiseHigh = (id = high.ids.choice, answer: object = right.choice) =>
    submit(client, high.quiz_id, [{ id, ...answer }])
  const states = async () => {
    const rows = await db
      .selectFrom('skill_states')
      .select(['topic_id', 'state'])
      .where('student_id', '=', student.id)
      .orderBy('topic_id')
      .execute()
    // Safe: only the learner model writes them.
    return new Map(rows.map(({ topic_id, state }) => [topic_id, state as SkillState]))
  }
  const rebuild = (...topic_ids: string[]) =>
    transaction(db, (tx) =>
      rebuildSkills({ db: tx, memory: createMemory() }, { student_id: student.id, topic_ids }),
    )
  return { ...{ school, student, client, high, low }, practiseLow, practiseHigh, states, rebuild }
}

test('a right answer is a part of a review of what it exercises, and says nothing of ability there', async () => {
  const { school, low, practiseLow, practiseHigh, states } = await studentOfTwoTopics()
  await practiseLow()
  const before = (await states()).get(low.topic_id)
  school.wait(24 * 20)
  await practiseHigh()
  const after = (await states()).get(low.topic_id)
  expect(after?.memory.implied).toMatchObject({ share: 0.5 })
  expect(after?.memory.stability).toBeGreaterThan(before?.memory.stability ?? Number.NaN)
  expect({ ...after, memory: null }).toEqual({ ...before, memory: null })
})

test('an answer that is not right credits nothing, and none begins what was never practised', async () => {
  const { school, high, low, practiseLow, practiseHigh, states } = await studentOfTwoTopics()
  await practiseHigh()
  expect([...(await states()).keys()]).toEqual([high.topic_id])
  await practiseLow()
  const before = (await states()).get(low.topic_id)
  school.wait(24 * 20)
  await practiseHigh(high.ids.number, { value: '7 km/h' })
  expect((await states()).get(low.topic_id)).toEqual(before)
})

test('another student’s practice credits nothing of ours', async () => {
  const { school, high, low, practiseLow, states } = await studentOfTwoTopics()
  await practiseLow()
  const before = (await states()).get(low.topic_id)
  school.wait(24 * 20)
  const other = await school.addUser('student')
  const { course_id } = high
  await db.insertInto('enrolments').values({ student_id: other.id, course_id }).execute()
  const client = await school.as(other)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: high.quiz_id } })
  const id = quiz.questions[0]?.evaluation_question_id ?? ''
  await submit(client, high.quiz_id, [{ id, ...right.choice }])
  expect((await states()).get(low.topic_id)).toEqual(before)
})

test('everything that is computed anew from the evidence is as it was kept', async () => {
  const { school, high, low, ...made } = await studentOfTwoTopics()
  await made.practiseLow()
  school.wait(24 * 9)
  await made.practiseHigh()
  await made.practiseHigh(high.ids.number, right.number)
  school.wait(24 * 9)
  await made.practiseHigh(high.ids.expression, right.expression)
  await made.practiseLow(low.ids.number, right.number)
  school.wait(24 * 9)
  await made.practiseHigh(high.ids.text, right.text)
  const kept = await made.states()
  expect(kept.get(low.topic_id)?.memory).toMatchObject({ review_count: 2, implied: { share: 0.5 } })
  await made.rebuild(high.topic_id, low.topic_id)
  expect(await made.states()).toEqual(kept)
})

test('to compute a topic anew computes what it exercises, too', async () => {
  const { school, high, low, ...made } = await studentOfTwoTopics()
  await made.practiseLow()
  school.wait(24 * 20)
  const marks = { marks_given: 1, is_full_marks: true, happened_at: school.now() }
  await addEvidence(db, high.ids.choice, { try_number: 1, ...marks })
  await made.rebuild(high.topic_id)
  const both = await made.states()
  expect(both.get(low.topic_id)?.memory.implied).toMatchObject({ share: 0.5 })
  await made.rebuild(low.topic_id)
  expect(await made.states()).toEqual(both)
})

test('ten answers at once, above and below, leave none out', async () => {
  const { school, high, low, ...made } = await studentOfTwoTopics()
  await made.practiseLow()
  school.wait(24 * 20)
  const answers = [
    () => made.practiseHigh(),
    () => made.practiseHigh(high.ids.number, right.number),
    () => made.practiseHigh(high.ids.expression, right.expression),
    () => made.practiseHigh(high.ids.text, right.text),
    () => made.practiseLow(low.ids.number, right.number),
  ]
  const results = await ten(async (index) => answers[index % answers.length]?.())
  expect(fulfilled(results)).toBe(10)
  const kept = await made.states()
  expect(kept.get(high.topic_id)?.count).toBe(4)
  expect(kept.get(low.topic_id)?.count).toBe(2)
  await made.rebuild(high.topic_id, low.topic_id)
  expect(await made.states()).toEqual(kept)
})

test('a review of the later topic covers the earlier one, and says so', async () => {
  const { school, student, client, high, low, ...made } = await studentOfTwoTopics()
  for (const tries of [1, 2, 3, 4]) {
    const marks = { try_number: tries, marks_given: 1, is_full_marks: true }
    await addEvidence(db, low.ids.choice, { ...marks, happened_at: school.now() })
    await addEvidence(db, high.ids.choice, { ...marks, happened_at: school.now() })
  }
  await made.rebuild(high.topic_id, low.topic_id)
  school.wait(24 * 20)
  const { revisions } = await client.call('GET /users/revisions', {})
  expect(revisions).toMatchObject([
    { course_tagging_id: high.topic_id, covers: [{ course_tagging_id: low.topic_id }] },
  ])
  const other = await school.as(await school.addUser('student'))
  expect((await other.call('GET /users/revisions', {})).revisions).toEqual([])
})
