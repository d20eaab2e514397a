import { newId } from '#platform/ids.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'
import { addQuestion, makePractice, sampleQuestions } from '#testing/practice.ts'

/** A class with a teacher and students, a worksheet of the school, and everybody around who has no business with it. */
export async function classWithSheet() {
  const school = await makeSchool()
  const [teacher, owner, other] = [
    await school.addUser('teacher', { email: `t${newId()}@school.test` }),
    await school.addUser('owner'),
    await school.addUser('teacher'),
  ]
  const students = [await school.addUser('student'), await school.addUser('student')] as const
  const former = await school.addUser('student')
  const { course_id, topic_id } = await makePractice(school, [...students, former])
  const worksheet_id = newId()
  await db
    .insertInto('worksheets')
    .values({ id: worksheet_id, school_id: school.id, course_id, topic_id, title: 'Ratio' })
    .execute()
  const order = ['choice', 'number', 'expression', 'text'] as const
  for (const [position, name] of order.entries()) {
    const question_id = await addQuestion(sampleQuestions[name], topic_id)
    await db
      .insertInto('worksheet_questions')
      .values({ worksheet_id, question_id, position })
      .execute()
  }
  const addClass = async (people: readonly (readonly [TestUser, boolean])[]) => {
    const id = newId()
    await db
      .insertInto('classes')
      .values({ id, school_id: school.id, name: '8B', course_id })
      .execute()
    for (const [{ id: user_id }, is_teacher] of people) {
      await db.insertInto('class_members').values({ class_id: id, user_id, is_teacher }).execute()
    }
    return id
  }
  const seats = students.map((student) => [student, false] as const)
  const class_id = await addClass([[teacher, true], ...seats])
  const other_class_id = await addClass([
    [other, true],
    [former, false],
  ])
  const client = await school.as(teacher)
  const set = (body: object = {}) =>
    client.call('POST /worksheets/{id}/reassign', {
      params: { id: worksheet_id },
      body: { class_id, ...body },
      files: {},
    })
  return {
    ...{ school, teacher, owner, other, students, former, course_id, worksheet_id },
    ...{ class_id, other_class_id, client, set },
  }
}

export const listOf = (ids: readonly string[]) =>
  Buffer.from(JSON.stringify(ids)).toString('base64')
