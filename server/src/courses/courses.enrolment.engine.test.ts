import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { openFreeCourses } from './courses.enrolment.ts'

test('the free tier opens the courses of a year, and of its tiers Foundation alone', async () => {
  const [subject_id, academic_level_id] = [newId(), newId()]
  // No other level of the tests is as far away.
  await db
    .insertInto('academic_levels')
    .values({ id: academic_level_id, name: academic_level_id, position: 1_000_000 })
    .execute()
  await db
    .insertInto('subjects')
    .values({ id: subject_id, key: subject_id, name: 'Mathematics' })
    .execute()
  const addCourse = async (tier: string | null, is_active = true) => {
    const id = newId()
    const row = { id, subject_id, academic_level_id, title: id, tier, is_active }
    await db.insertInto('courses').values(row).execute()
    return id
  }
  const opened = [await addCourse(null), await addCourse('foundation')]
  await addCourse('higher')
  await addCourse(null, false)
  const school = await makeSchool()
  const { id: student_id } = await school.addUser('student')
  await openFreeCourses(db, { student_id, academic_level_id, now: start })
  const rows = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('student_id', '=', student_id)
    .orderBy('course_id')
    .execute()
  expect(rows.map(({ course_id }) => course_id)).toEqual(opened)
})
