import { expect, test } from 'vitest'
import { applyProjection, rebuildProjection } from '#platform/projections/projections.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { addEvidence } from '#testing/evidence.ts'
import { db } from '#testing/harness.ts'
import { questionWeeks, topicWeeks } from './reports.weeks.ts'

const hours = 3_600_000
/** Half an hour before a Monday in London, by summer time: in UTC it is that Sunday still at eleven. */
const lateOnSunday = new Date('2026-08-30T22:30:00Z')
const onMonday = new Date(lateOnSunday.getTime() + hours)
const batch = 3

/** A student with tries over two weeks, one of which a person decided otherwise. */
async function begin() {
  const { student, ids, topic_id, course_id } = await studentWithQuiz()
  const add = (id: string, try_number: number, fields: object) =>
    addEvidence(db, id, { try_number, ...fields })
  await add(ids.choice, 1, { happened_at: lateOnSunday, time_spent: 30, misconception: 'sign' })
  await add(ids.choice, 2, {
    ...{ happened_at: onMonday, time_spent: 70, hint_rung: 2, marks_given: 1, is_full_marks: true },
  })
  await add(ids.number, 1, {
    ...{ happened_at: onMonday, time_spent: 20, marks_given: 1, is_full_marks: true },
  })
  await add(ids.expression, 1, { happened_at: onMonday, time_spent: 9, misconception: 'units' })
  const replaced = await db
    .selectFrom('evidence')
    .select('id')
    .where('evaluation_question_id', '=', ids.expression)
    .executeTakeFirstOrThrow()
  await add(ids.expression, 1, {
    ...{ happened_at: onMonday, time_spent: 9, replaces: replaced.id, misconception: null },
    ...{ marks_given: 1 },
  })
  const named = <P extends { name: string }>(projection: P): P => ({
    ...projection,
    name: `${projection.name} of ${student.id}`,
  })
  const projections = [named(topicWeeks), named(questionWeeks)]
  const weeks = () =>
    db
      .selectFrom('topic_weeks')
      .selectAll()
      .where('student_id', '=', student.id)
      .orderBy('week')
      .execute()
  const questions = () =>
    db
      .selectFrom('question_weeks')
      .selectAll()
      .where('student_id', '=', student.id)
      .orderBy('week')
      .orderBy('question_id')
      .execute()
  return { student, topic_id, course_id, projections, weeks, questions }
}

test('sums a student’s tries up by topic and week, as the evidence has them', async () => {
  const { projections, weeks, topic_id, course_id } = await begin()
  for (const each of projections) await applyProjection(db, each, { batch })
  expect(await weeks()).toMatchObject([
    {
      ...{ week: '2026-08-24', topic_id, course_id, answers: 1, first_tries: 1, first_right: 0 },
      ...{ seconds: 30, hints: 0, marks_given: 0, max_score: 1 },
    },
    {
      ...{ week: '2026-08-31', topic_id, course_id, answers: 3, first_tries: 2, first_right: 1 },
      // The choice took 40 seconds and two hints more than on Sunday.
      ...{ seconds: 69, hints: 2, marks_given: 3, max_score: 4 },
    },
  ])
})

test('knows of each question what was taken for what, and forgets what a person decided otherwise', async () => {
  const { projections, questions } = await begin()
  for (const each of projections) await applyProjection(db, each, { batch })
  const rows = await questions()
  expect(rows.map(({ week, misconceptions }) => [week, misconceptions]).toSorted()).toEqual([
    ['2026-08-24', ['sign']],
    ['2026-08-31', []],
    ['2026-08-31', []],
    ['2026-08-31', []],
  ])
})

test('what is taken in twice is counted once, and what is rebuilt is what was followed', async () => {
  const { projections, weeks, questions } = await begin()
  for (const each of projections) await applyProjection(db, each, { batch })
  const followed = [await weeks(), await questions()]
  for (const each of projections) {
    await db.updateTable('projections').set({ cursor: '0' }).where('name', '=', each.name).execute()
    await applyProjection(db, each, { batch: 2 })
  }
  expect([await weeks(), await questions()]).toEqual(followed)
  for (const each of projections) await rebuildProjection(db, each, { batch })
  expect([await weeks(), await questions()]).toEqual(followed)
})
