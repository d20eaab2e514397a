import { teacherRole } from '@learngrove/contract/roles'
import { db, type TestSchool, type TestUser } from './harness.ts'

/** A head of department of a school, over the subject of a course. */
export async function makeHead(school: TestSchool, course_id: string): Promise<TestUser> {
  const head = await school.addUser('teacher')
  await db
    .updateTable('users')
    .set({ teacher_role_id: teacherRole.department_head })
    .where('id', '=', head.id)
    .execute()
  const { subject_id } = await db
    .selectFrom('courses')
    .select('subject_id')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  await db.insertInto('department_subjects').values({ user_id: head.id, subject_id }).execute()
  return head
}
