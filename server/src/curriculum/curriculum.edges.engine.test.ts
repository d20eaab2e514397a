import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addEvidence } from '#testing/evidence.ts'
import { db, makeSchool, start, type TestUser } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'
import { listEdges } from './curriculum.edges.ts'

const STUDENTS = 60
const TRIES = 3

type Answered = { readonly school_id: string; readonly day: number }

/** Hands in the first tries of a student in a topic, so many of them right. */
async function answer(
  student: TestUser,
  { quiz_id, topic_id }: { readonly quiz_id: string; readonly topic_id: string },
  rights: number,
  { school_id, day }: Answered,
): Promise<void> {
  const version = await db
    .selectFrom('question_versions')
    .innerJoin('question_topics', 'question_topics.question_id', 'question_versions.question_id')
    .select(['question_versions.id', 'question_versions.question_id'])
    .where('topic_id', '=', topic_id)
    .executeTakeFirstOrThrow()
  const student_evaluation_id = newId()
  const happened_at = new Date(start.getTime() + day * 86_400_000)
  await db
    .insertInto('student_evaluations')
    .values({
      ...{ id: student_evaluation_id, school_id, quiz_id, student_id: student.id },
      ...{ num_open: 0, max_score: TRIES, created_at: happened_at },
    })
    .execute()
  const asked = { question_id: version.question_id, question_version_id: version.id, max_score: 1 }
  const ids = Array.from({ length: TRIES }, newId)
  await db
    .insertInto('evaluation_questions')
    .values(
      ids.map((id, position) => ({
        ...{ id, student_evaluation_id, ...asked, seed: 1, position, updated_at: happened_at },
      })),
    )
    .execute()
  for (const [nth, id] of ids.entries())
    await addEvidence(db, id, { try_number: 1, is_full_marks: nth < rights, happened_at })
}

/** A topic that needs another, and students of whom every other one knew that before. */
async function edgeWith(rightsOf: (knew: boolean, nth: number) => number, students = STUDENTS) {
  const school = await makeSchool()
  const [earlier, later] = [await makePractice(school, []), await makePractice(school, [])]
  const edge = { topic_id: later.topic_id, prerequisite_id: earlier.topic_id }
  await db.insertInto('topic_prerequisites').values(edge).execute()
  for (const [topic, title] of [
    [earlier, `Earlier ${earlier.topic_id}`],
    [later, `Later ${later.topic_id}`],
  ] as const)
    await db.updateTable('topics').set({ title }).where('id', '=', topic.topic_id).execute()
  for (let nth = 0; nth < students; nth += 1) {
    const student = await school.addUser('student')
    const knew = nth % 2 === 0
    await answer(student, earlier, knew ? TRIES : 0, { school_id: school.id, day: 0 })
    await answer(student, later, rightsOf(knew, nth), { school_id: school.id, day: 1 })
  }
  const found = await listEdges({ db })
  return found.find(({ topic }) => topic === `Later ${later.topic_id}`)
}

test('a prerequisite is borne out where those who had not known it begin worse', async () => {
  const edge = await edgeWith((knew, nth) => (knew ? 3 - (nth % 3 === 0 ? 1 : 0) : nth % 2))
  expect(edge).toMatchObject({ students: STUDENTS, is_in_doubt: false })
  expect(edge?.difference).toBeGreaterThan(0.4)
})

test('a prerequisite is in doubt where it makes no difference', async () => {
  const edge = await edgeWith((_, nth) => nth % 4)
  expect(edge).toMatchObject({ students: STUDENTS, is_in_doubt: true })
})

test('of few students nothing is said', async () => {
  expect(await edgeWith((knew) => (knew ? 0 : 3), 20)).toBeUndefined()
})
