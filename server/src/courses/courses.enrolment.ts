import type { Db } from '#platform/database.ts'
import { enrolAtLevel } from './courses.enrolment.queries.ts'

/**
 * Opens every course of the platform at a level, or at the nearest that has one, to a student: the
 * free tier. What they are enrolled
 * in already stays as it is. Returns how many courses were opened.
 */
export const openFreeCourses = (
  db: Db,
  student: { readonly student_id: string; readonly academic_level_id: string; readonly now: Date },
): Promise<number> => enrolAtLevel(db, student)
