import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeCourse } from '#testing/family.ts'
import { db, start, type TestUser } from '#testing/harness.ts'
import { canOpenQuiz, isSetFor } from './quiz.policy.queries.ts'
import { studentWithQuiz } from './testing.ts'

/** Makes a student with quizzes of their own, set and open to all, and for each one that is a neighbour’s. */
async function withQuizzes() {
  const { school, student, quiz_id, course_id } = await studentWithQuiz()
  const [classmate, stranger] = [await school.addUser('student'), await school.addUser('student')]
  await db.insertInto('enrolments').values({ student_id: classmate.id, course_id }).execute()
  const like = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', quiz_id)
    .executeTakeFirstOrThrow()
  const { attempt_type_id, group_type_id, worksheet_id } = like
  const class_id = newId()
  const taught = { id: class_id, school_id: school.id, name: '8a', course_id }
  await db.insertInto('classes').values(taught).execute()
  const assign = async (user: TestUser) => {
    const id = newId()
    const teacher = await school.addUser('teacher')
    const set = { id, school_id: school.id, class_id, title: 'Set', assigned_by: teacher.id }
    await db
      .insertInto('assignments')
      .values({ ...set, worksheet_id, date_assigned: school.now() })
      .execute()
    await db
      .insertInto('assignment_students')
      .values({ assignment_id: id, student_id: user.id })
      .execute()
    return id
  }
  const add = async (fields: {
    readonly student_id?: string
    readonly assignment_id?: string
    readonly course_id?: string
  }) => {
    const id = newId()
    const row = { id, school_id: school.id, course_id, worksheet_id, title: 'Quiz' }
    await db
      .insertInto('quizzes')
      .values({ ...row, attempt_type_id, group_type_id, ...fields })
      .execute()
    return id
  }
  const names = {
    'their own': await add({ student_id: student.id }),
    'of a classmate': await add({ student_id: classmate.id }),
    'set for them': await add({ assignment_id: await assign(student) }),
    'set for a classmate': await add({ assignment_id: await assign(classmate) }),
    'open to all of their course': await add({}),
    'open to all of another course': await add({ course_id: (await makeCourse()).id }),
  }
  const those = async (rule: typeof canOpenQuiz, { id }: TestUser) => {
    const rows = await db
      .selectFrom('quizzes')
      .select('id')
      .where('id', 'in', Object.values(names))
      .where(rule(id, start))
      .execute()
    const ids = rows.map((row) => row.id)
    return Object.entries(names).flatMap(([name, each]) => (ids.includes(each) ? [name] : []))
  }
  return { student, classmate, stranger, those }
}

test('a quiz is opened by whom it was made or set for, and one for all by who takes the course', async () => {
  const { student, classmate, stranger, those } = await withQuizzes()
  const ofAll = 'open to all of their course'
  expect(await those(canOpenQuiz, student)).toEqual(['their own', 'set for them', ofAll])
  expect(await those(canOpenQuiz, classmate)).toEqual([
    'of a classmate',
    'set for a classmate',
    ofAll,
  ])
  expect(await those(canOpenQuiz, stranger)).toEqual([])
  expect(await those(isSetFor, student)).toEqual(['their own', 'set for them'])
})
