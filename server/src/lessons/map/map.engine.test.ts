import { type SkillState, updateSkill } from '@learngrove/mastery'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { db, makeSchool } from '#testing/harness.ts'

/**
 * A student before a course with a bed of two topics: the practised one, and one that stands on it; and
 * a topic of a later year, which stands on the practised one too.
 */
async function studentOfGarden() {
  const made = await studentWithQuiz()
  const { course_id, topic_id } = made
  const { subject_id } = await db
    .selectFrom('courses')
    .select('subject_id')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('strands')
    .values({ subject_id, key: 'number', title: 'Number', position: 1 })
    .execute()
  const [next_id, later_id, note_id] = [newId(), newId(), newId()]
  const topic = { subject_id, strand: 'number', year: 7 }
  await db
    .insertInto('topics')
    .values([
      { ...topic, id: next_id, key: next_id, title: 'Powers', position: 1 },
      { ...topic, id: later_id, key: later_id, title: 'Roots', position: 2, year: 8 },
    ])
    .execute()
  await db.updateTable('topics').set(topic).where('id', '=', topic_id).execute()
  await db
    .insertInto('course_topics')
    .values({ course_id, topic_id: next_id, position: 1 })
    .execute()
  await db
    .insertInto('topic_prerequisites')
    .values([next_id, later_id].map((id) => ({ topic_id: id, prerequisite_id: topic_id })))
    .execute()
  await db
    .insertInto('documents')
    .values({ id: note_id, topic_id, title: 'Course notes' })
    .execute()
  await db
    .insertInto('passages')
    .values({
      id: newId(),
      document_id: note_id,
      position: 0,
      heading: 'Numbers',
      body: '# Numbers',
    })
    .execute()
  return { ...made, next_id, later_id, note_id }
}

const mapOf = (
  { client, course_id }: Pick<Awaited<ReturnType<typeof studentOfGarden>>, 'client' | 'course_id'>,
  query = {},
) => client.call('GET /courses/{id}/map', { params: { id: course_id }, query })

test('a map has the topics in their beds, with what each stands on, leads to and holds', async () => {
  const made = await studentOfGarden()
  const { topic_id, next_id, later_id, note_id, quiz_id } = made
  const map = await mapOf(made)
  expect(map).toMatchObject({
    course: { id: made.course_id, title: 'Mathematics' },
    next_topic_id: topic_id,
    strands: [
      {
        title: 'Number',
        topics: [
          {
            id: topic_id,
            question_count: 4,
            needs: [],
            leads_to: [next_id, later_id],
            notes: [{ id: note_id, title: 'Numbers' }],
            standing: { plant: 'seed', mastery: 0, quiz_id, minutes_left: 4, is_locked: false },
          },
          { id: next_id, needs: [topic_id], leads_to: [], notes: [] },
        ],
      },
    ],
    elsewhere: [{ id: later_id, title: 'Roots', year: 8, standing: { plant: 'seed' } }],
  })
})

test('a topic opens once what it stands on was mastered, and stays open', async () => {
  const made = await studentOfGarden()
  const { client, quiz_id, ids, topic_id, next_id, school } = made
  const lockOf = async () => {
    const { strands } = await mapOf(made)
    const standing = strands[0]?.topics.find(({ id }) => id === next_id)?.standing
    return { is_locked: standing?.is_locked, locked_by: standing?.locked_by }
  }
  expect(await lockOf()).toEqual({ is_locked: true, locked_by: [topic_id] })
  await submit(client, quiz_id, [
    { id: ids.choice, ...right.choice },
    { id: ids.number, ...right.number },
  ])
  const { strands } = await mapOf(made)
  expect(strands[0]?.topics[0]?.standing).toMatchObject({ minutes_left: 2 })
  expect((await lockOf()).is_locked).toBe(true)
  await db
    .updateTable('skill_states')
    .set({ state: masteredState(school.now()) })
    .where('topic_id', '=', topic_id)
    .execute()
  expect(await lockOf()).toEqual({ is_locked: false, locked_by: [] })
  school.wait(24 * 20)
  expect(await lockOf()).toEqual({ is_locked: false, locked_by: [] })
})

test('of the topics that are open the map goes on with the one that brings back what fades', async () => {
  const made = await studentOfGarden()
  const { topic_id, next_id, later_id, course_id, student, school } = made
  await db
    .insertInto('course_topics')
    .values({ course_id, topic_id: later_id, position: 2 })
    .execute()
  const { question_id } = await db
    .selectFrom('question_topics')
    .select('question_id')
    .where('topic_id', '=', topic_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('question_topics')
    .values([next_id, later_id].map((id) => ({ topic_id: id, question_id })))
    .execute()
  const state = masteredState(school.now())
  const of = { student_id: student.id, topic_id }
  await db
    .insertInto('skill_states')
    .values({ ...of, state, last_evidence_id: student.id, updated_at: school.now() })
    .execute()
  expect((await mapOf(made)).next_topic_id).toBe(next_id)
  await db
    .insertInto('topic_exercises')
    .values({ topic_id: later_id, exercised_id: topic_id, share: 0.4 })
    .execute()
  school.wait(24 * 3)
  expect((await mapOf(made)).next_topic_id).toBe(later_id)
})

/** The state after twelve right answers. */
function masteredState(at: Date): string {
  let state: SkillState | undefined
  for (let count = 0; count < 12; count++)
    state = updateSkill(state, { is_correct: true, share: 1, difficulty: 1, hint_rung: 0, at })
  return JSON.stringify(state)
}

test('anybody sees the map of a course of the platform, of nobody', async () => {
  const made = await studentOfGarden()
  const guest = await made.school.as()
  const asked = { params: { id: made.course_id } }
  const map = await guest.call('GET /courses/public/{id}/map', asked)
  expect(map.next_topic_id).toBeNull()
  expect(map.strands[0]?.topics.map(({ standing }) => standing)).toEqual([null, null])
  expect(map.elsewhere[0]?.standing).toBeNull()
  const id = made.course_id
  await db.updateTable('courses').set({ is_active: false }).where('id', '=', id).execute()
  await expect(guest.call('GET /courses/public/{id}/map', asked)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('whose work somebody may not read, of them there is no map', async () => {
  const made = await studentOfGarden()
  const { school, student } = made
  const classmate = await school.addUser('student')
  const elsewhere = await makeSchool()
  const refused = { code: 'NOT_FOUND' }
  const strangers = [
    await school.as(classmate),
    await school.as(await school.addUser('teacher')),
    await school.as(await school.addUser('parent')),
    await elsewhere.as(await elsewhere.addUser('owner')),
  ]
  for (const client of strangers) {
    const asked = mapOf({ ...made, client }, { student_id: student.id })
    await expect(asked).rejects.toMatchObject(refused)
  }
  const parent = await school.addUser('parent')
  await db.insertInto('guardians').values({ parent_id: parent.id, child_id: student.id }).execute()
  const map = await mapOf({ ...made, client: await school.as(parent) }, { student_id: student.id })
  expect(map.strands[0]?.topics[0]?.standing).toMatchObject({ quiz_id: made.quiz_id })
})

test("another school's course and topics are on no map of ours", async () => {
  const made = await studentOfGarden()
  const other = await makeSchool()
  const { next_id, course_id } = made
  await db.updateTable('topics').set({ school_id: other.id }).where('id', '=', next_id).execute()
  const { strands } = await mapOf(made)
  expect(strands[0]?.topics.map(({ id }) => id)).toEqual([made.topic_id])
  await db.updateTable('courses').set({ school_id: other.id }).where('id', '=', course_id).execute()
  await expect(mapOf(made)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
