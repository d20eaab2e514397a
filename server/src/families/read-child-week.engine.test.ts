import { describe, expect, test } from 'vitest'
import { submit } from '#quiz/testing.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'

const inZone = (id: string, time_zone: string) =>
  db.updateTable('users').set({ time_zone }).where('id', '=', id).execute()

/** A parent and their child in the child's time zone, before a quiz of four questions. */
async function family(time_zone = 'Europe/London') {
  const school = await makeSchool()
  const [parent, child] = [await school.addUser('parent'), await school.addUser('student')]
  await makeGuardian(parent, child)
  await inZone(child.id, time_zone)
  const practice = await makePractice(school, [child])
  const pupil = async () => school.as(child)
  const week = async () =>
    (await school.as(parent)).call('GET /users/children/{id}/week', { params: { id: child.id } })
  return { school, parent, child, pupil, week, ...practice }
}

/** The pupil misses one, tries it again, takes a hint before and after, and gets another right at once. */
async function practise({ pupil, quiz_id }: Awaited<ReturnType<typeof family>>) {
  const client = await pupil()
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const [choice, number, expression] = quiz.questions.map((each) => each.evaluation_question_id)
  if (!choice || !number || !expression) throw new Error('The quiz has four questions')
  const at = (id: string) => ({ params: { id: quiz_id, evaluationQuestionId: id } })
  await client.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', at(choice))
  await submit(client, quiz_id, [{ id: choice, selected_option: [1] }])
  await client.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', at(choice))
  await submit(client, quiz_id, [{ id: choice, selected_option: [2] }])
  await submit(client, quiz_id, [{ id: number, value: '15 km/h' }])
  await submit(client, quiz_id, [{ id: expression, value: 'x=7' }])
}

describe("a parent reads a child's week", () => {
  test('that is empty', async () => {
    const { week } = await family()
    const read = await week()
    expect(read.days.map(({ date }) => date)).toEqual([
      '2026-08-31',
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ])
    expect(read).toMatchObject({ minutes: 0, subjects: [], strength: null, to_ask: null, due: [] })
  })

  test('with what was missed, tried again, helped and right at once', async () => {
    const made = await family()
    await practise(made)
    const read = await made.week()
    expect(read.tried_again).toEqual({ now: 1, of: 2, before: 0, before_of: 0 })
    expect(read.hints_after_try).toEqual({ now: 1, of: 2, before: 0, before_of: 0 })
    expect(read.subjects).toMatchObject([
      {
        course_id: made.course_id,
        topics: ['Numbers'],
        right_first: { now: 1, of: 3, before: 0, before_of: 0 },
      },
    ])
  })

  test('and a week later finds it beside the new one', async () => {
    const made = await family()
    await practise(made)
    made.school.wait(7 * 24)
    const read = await made.week()
    expect(read.tried_again).toEqual({ now: 0, of: 0, before: 1, before_of: 2 })
    expect(read.subjects[0]?.weeks.slice(-2)).toEqual([1 / 3, null])
  })

  test('by the days of where the child is', async () => {
    const made = await family('Pacific/Auckland')
    // 08:00 in London on Tuesday is the evening of Tuesday in Auckland; six hours later it is Wednesday there.
    made.school.wait(6)
    await practise(made)
    await db
      .updateTable('evaluation_questions')
      .set({ time_spent: 120 })
      .where('tries', '>', 0)
      .where('student_evaluation_id', 'in', (query) =>
        query
          .selectFrom('student_evaluations')
          .select('id')
          .where('student_id', '=', made.child.id),
      )
      .execute()
    const minutes = async () =>
      (await made.week()).days.filter((day) => day.minutes > 0).map(({ date }) => date)
    expect(await minutes()).toEqual(['2026-09-02'])
    await inZone(made.child.id, 'America/Los_Angeles')
    expect(await minutes()).toEqual(['2026-09-01'])
  })
})

describe('is there for nobody else', () => {
  test('not for the parent of another child, nor for one that was unlinked', async () => {
    const { school, parent, child } = await family()
    const other = await school.addUser('parent')
    await makeGuardian(other, await school.addUser('student'))
    const read = async (who: typeof parent) =>
      (await school.as(who)).call('GET /users/children/{id}/week', { params: { id: child.id } })
    await expect(read(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(read(parent)).resolves.toBeDefined()
    await db.deleteFrom('guardians').where('parent_id', '=', parent.id).execute()
    await expect(read(parent)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('not for the child itself, and not for a parent elsewhere', async () => {
    const { school, child } = await family()
    const stranger = await addFamily(school, 'parent')
    const params = { id: child.id }
    for (const [who, code] of [
      [child, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      const asked = (await school.as(who)).call('GET /users/children/{id}/week', { params })
      await expect(asked).rejects.toMatchObject({ code })
    }
  })
})

test('what is set stands there until it was handed in, and then for the week', async () => {
  const made = await family()
  const { school, child, quiz_id, course_id, worksheet_id } = made
  const id = crypto.randomUUID()
  const class_id = crypto.randomUUID()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id: school.id, name: 'Set', course_id })
    .execute()
  const due_date = new Date(school.now().getTime() + 24 * 3_600_000)
  await db
    .insertInto('assignments')
    .values({
      id,
      school_id: school.id,
      class_id,
      worksheet_id,
      title: 'Set',
      date_assigned: school.now(),
      due_date,
    })
    .execute()
  await db
    .insertInto('assignment_students')
    .values({ assignment_id: id, student_id: child.id })
    .execute()
  await db.updateTable('quizzes').set({ assignment_id: id }).where('id', '=', quiz_id).execute()
  expect((await made.week()).due).toMatchObject([
    { quiz_id, num_answered: 0, num_questions: 4, is_completed: false, max_score: 5 },
  ])
  await practise(made)
  await submit(await made.pupil(), quiz_id, [], { is_finished: 'true' })
  const [done] = (await made.week()).due
  expect(done).toMatchObject({ num_answered: 3, is_completed: true, marks_given: 2 })
  school.wait(7 * 24)
  expect((await made.week()).due).toEqual([])
})

test('the latest of each text that the parent agreed to stands there, and no other parent sees it', async () => {
  const { school, parent, child, week } = await family()
  const other = await school.addUser('parent')
  await makeGuardian(other, child)
  const consent = { given_by: parent.id, given_for: child.id, text_name: 'child-account' }
  for (const [text_version, given_at] of [
    ['1', new Date('2026-01-01T00:00:00Z')],
    ['2', new Date('2026-02-01T00:00:00Z')],
  ] as const) {
    await db
      .insertInto('consents')
      .values({ id: crypto.randomUUID(), ...consent, text_version, given_at })
      .execute()
  }
  expect((await week()).consents).toEqual([
    { text_name: 'child-account', text_version: '2', given_at: '2026-02-01T00:00:00.000Z' },
  ])
  const client = await school.as(other)
  const theirs = await client.call('GET /users/children/{id}/week', { params: { id: child.id } })
  expect(theirs.consents).toEqual([])
})
