import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import type { studentWithQuiz } from './testing.ts'

/** Answers to the short text of the practice that the marker leaves to a person, each another one. */
export const hardToSay = [
  'the green bits inside where the light goes in and it gets made into food for it',
  'somewhere near the middle, in the small discs that the plant has for catching sun',
  'it happens in the little bodies of the leaf that hold what makes them green',
] as const

type Attempted = Pick<
  Awaited<ReturnType<typeof studentWithQuiz>>,
  'school' | 'student' | 'course_id'
>

/** A class of the student's course, with a teacher of it, to whom one can write at this address. */
export async function addTeacher({ school, student, course_id }: Attempted, email?: string) {
  const teacher = await school.addUser('teacher', email === undefined ? {} : { email })
  const class_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id: school.id, name: '8a', course_id })
    .execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id, user_id: student.id, is_teacher: false },
      { class_id, user_id: teacher.id, is_teacher: true },
    ])
    .execute()
  return { teacher, class_id }
}

/** What is kept of a student: evidence, what it earned, and the one topic. */
export async function standingOf({ id }: { readonly id: string }) {
  const evidence = await db
    .selectFrom('evidence')
    .selectAll()
    .where('student_id', '=', id)
    .orderBy('seq')
    .execute()
  const ledger = await db
    .selectFrom('xp_ledger')
    .selectAll()
    .where('student_id', '=', id)
    .orderBy('id')
    .execute()
  const skill = await db
    .selectFrom('skill_states')
    .selectAll()
    .where('student_id', '=', id)
    .executeTakeFirst()
  return { evidence, ledger, skill }
}
