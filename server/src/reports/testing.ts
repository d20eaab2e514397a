import { newId } from '#platform/ids.ts'
import { applyProjection } from '#platform/projections/projections.ts'
import { right, submit } from '#quiz/testing.ts'
import { db, makeSchool, type TestSchool, type TestUser } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'
import { questionWeeks, topicWeeks } from './reports.weeks.ts'

/** Takes in what was answered, as the job does a moment later. */
export async function follow(): Promise<void> {
  for (const each of [topicWeeks, questionWeeks]) await applyProjection(db, each)
}

/**
 * A teacher with a class of so many students in a course with a quiz of four questions; each of them has
 * answered the first, every other one rightly.
 */
export async function classAtWork(count = 4, among?: TestSchool) {
  const school = among ?? (await makeSchool())
  const teacher = await school.addUser('teacher')
  const students = await Promise.all(Array.from({ length: count }, () => school.addUser('student')))
  const practice = await makePractice(school, students)
  const class_id = await addClass(school.id, practice.course_id, [teacher], students)
  const evaluations = []
  for (const [index, student] of students.entries()) {
    const client = await school.as(student)
    const quiz = await client.call('GET /quiz/{id}', { params: { id: practice.quiz_id } })
    const ids = quiz.questions.map((each) => each.evaluation_question_id)
    const [choice = ''] = ids
    const answer = index % 2 === 0 ? right.choice : { selected_option: [1] }
    await submit(client, practice.quiz_id, [{ id: choice, time_spent: 60, ...answer }])
    evaluations.push({ student, client, ids, choice })
  }
  await follow()
  const client = await school.as(teacher)
  return { school, teacher, students, evaluations, class_id, client, ...practice }
}

/** A class of a course with these teachers and students. */
export async function addClass(
  school_id: string,
  course_id: string,
  teachers: readonly TestUser[],
  students: readonly TestUser[],
): Promise<string> {
  const id = newId()
  await db.insertInto('classes').values({ id, school_id, name: '8B', course_id }).execute()
  const members = [
    ...teachers.map((user) => ({ class_id: id, user_id: user.id, is_teacher: true })),
    ...students.map((user) => ({ class_id: id, user_id: user.id, is_teacher: false })),
  ]
  if (members.length > 0) await db.insertInto('class_members').values(members).execute()
  return id
}
