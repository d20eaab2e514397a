import { expect, test } from 'vitest'
import { randomFrom } from '#demo/random.ts'
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
const manyTries = 40

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

/** What the evidence says of each topic and week, counted one try after the other. */
async function countedLongWay(student_id: string) {
  const tries = await db
    .selectFrom('evidence')
    .innerJoin('evaluation_questions as asked', 'asked.id', 'evidence.evaluation_question_id')
    .innerJoin('question_topics as about', 'about.question_id', 'asked.question_id')
    .selectAll('evidence')
    .select('about.topic_id')
    .where('student_id', '=', student_id)
    .orderBy('try_number')
    .execute()
  const replaced = new Set(tries.map(({ replaces }) => replaces))
  const standing = tries.filter(({ id }) => !replaced.has(id))
  const weeks = new Map<string, { answers: number; first_tries: number; first_right: number }>()
  const spent = new Map<string, { seconds: number; hints: number }>()
  const before = new Map<string, { time_spent: number; hint_rung: number }>()
  for (const each of standing) {
    const day = Temporal.Instant.from(each.happened_at.toISOString())
      .toZonedDateTimeISO('Europe/London')
      .toPlainDate()
    const key = `${each.topic_id} ${day.subtract({ days: day.dayOfWeek - 1 })}`
    const sum = weeks.get(key) ?? { answers: 0, first_tries: 0, first_right: 0 }
    const isFirst = each.try_number === 1
    weeks.set(key, {
      answers: sum.answers + 1,
      first_tries: sum.first_tries + Number(isFirst),
      first_right: sum.first_right + Number(isFirst && each.is_full_marks && each.hint_rung === 0),
    })
    const last = before.get(each.evaluation_question_id) ?? { time_spent: 0, hint_rung: 0 }
    const so_far = spent.get(key) ?? { seconds: 0, hints: 0 }
    spent.set(key, {
      seconds: so_far.seconds + Math.max(0, each.time_spent - last.time_spent),
      hints: so_far.hints + Math.max(0, each.hint_rung - last.hint_rung),
    })
    before.set(each.evaluation_question_id, {
      time_spent: Math.max(last.time_spent, each.time_spent),
      hint_rung: Math.max(last.hint_rung, each.hint_rung),
    })
  }
  return [...weeks].map(([key, sum]) => ({ key, ...sum, ...spent.get(key) })).toSorted(byKey)
}

const byKey = (one: { readonly key: string }, other: { readonly key: string }): number =>
  one.key < other.key ? -1 : 1

test('whatever was answered, the sums are those that are counted try by try', async () => {
  const { next, below } = randomFrom(20_261_128)
  const { student, ids } = await studentWithQuiz()
  const last = new Map<string, number>()
  for (let at = 0; at < manyTries; at++) {
    const id = [ids.choice, ids.number, ids.expression][below(3)] ?? ids.choice
    const try_number = (last.get(id) ?? 0) + 1
    last.set(id, try_number)
    await addEvidence(db, id, {
      ...{ try_number, time_spent: try_number * 10 + below(30), hint_rung: below(3) },
      is_full_marks: next() < 0.4,
      happened_at: new Date(lateOnSunday.getTime() + (try_number + below(3)) * 60 * hours),
    })
  }
  for (const each of [topicWeeks, questionWeeks]) {
    await applyProjection(db, { ...each, name: `${each.name} at random of ${student.id}` })
  }
  const rows = await db
    .selectFrom('topic_weeks')
    .select(['topic_id', 'week', 'answers', 'first_tries', 'first_right', 'seconds', 'hints'])
    .where('student_id', '=', student.id)
    .execute()
  const summed = rows
    .map(({ topic_id, week, ...sum }) => ({ key: `${topic_id} ${week}`, ...sum }))
    .toSorted(byKey)
  expect(summed.length).toBeGreaterThan(2)
  expect(summed).toEqual(await countedLongWay(student.id))
})
