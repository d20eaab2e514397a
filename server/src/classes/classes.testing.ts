import { newId } from '#platform/ids.ts'
import { makeCourse } from '#testing/family.ts'
import { db, makeSchool, type TestSchool, type TestUser } from '#testing/harness.ts'

type Members = { readonly learning?: readonly TestUser[]; readonly teaching?: readonly TestUser[] }
type Of = { readonly course_id?: string; readonly is_active?: boolean; readonly name?: string }

/** Makes a class with people in it. */
export async function addTestClass(
  school: Pick<TestSchool, 'id'>,
  { learning = [], teaching = [] }: Members,
  { course_id, is_active = true, name }: Of = {},
): Promise<string> {
  const id = newId()
  const course = course_id ?? (await makeCourse()).id
  const row = { id, school_id: school.id, name: name ?? id, course_id: course, is_active }
  await db.insertInto('classes').values(row).execute()
  const members = [
    ...learning.map(({ id: user_id }) => ({ class_id: id, user_id, is_teacher: false })),
    ...teaching.map(({ id: user_id }) => ({ class_id: id, user_id, is_teacher: true })),
  ]
  if (members.length > 0) await db.insertInto('class_members').values(members).execute()
  return id
}

/** Makes a head of the department of these subjects. */
export async function addHead(school: TestSchool, subject_ids: readonly string[]) {
  const head = await school.addUser('teacher')
  await db.updateTable('users').set({ teacher_role_id: 2 }).where('id', '=', head.id).execute()
  await db
    .insertInto('department_subjects')
    .values(subject_ids.map((subject_id) => ({ user_id: head.id, subject_id })))
    .execute()
  return head
}

/** Makes a school with a class of two, and around it everybody who is near to it. */
export async function classWithNeighbours() {
  const [school, elsewhere] = [await makeSchool(), await makeSchool()]
  const course = await makeCourse()
  const other = await makeCourse()
  const [student, classmate, stranger] = [
    await school.addUser('student'),
    await school.addUser('student'),
    await school.addUser('student'),
  ]
  const people = {
    'the teacher': await school.addUser('teacher'),
    'the owner': await school.addUser('owner'),
    'the head of its department': await addHead(school, [course.subject_id]),
    'an admin': await elsewhere.addUser('admin'),
    'a former teacher': await school.addUser('teacher'),
    'the teacher of another class': await school.addUser('teacher'),
    'the head of another department': await addHead(school, [other.subject_id]),
    'the head of that department elsewhere': await addHead(elsewhere, [course.subject_id]),
    'an owner elsewhere': await elsewhere.addUser('owner'),
    'a former head': await addHead(school, [course.subject_id]),
  }
  await db
    .updateTable('users')
    .set({ teacher_role_id: 3 })
    .where('id', '=', people['a former head'].id)
    .execute()
  const class_id = await addTestClass(
    school,
    { learning: [student, classmate], teaching: [people['the teacher']] },
    { course_id: course.id },
  )
  const other_class_id = await addTestClass(
    school,
    { learning: [stranger], teaching: [people['the teacher of another class']] },
    { course_id: other.id },
  )
  return {
    school,
    elsewhere,
    course,
    student,
    classmate,
    stranger,
    people,
    class_id,
    other_class_id,
  }
}
