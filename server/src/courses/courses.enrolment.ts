import type { Db } from '#platform/database.ts'
import { enrolAtLevel, type Opening, openInFull } from './courses.enrolment.queries.ts'

/**
 * Opens every course of the platform at a level, or at the nearest that has one, to a student: the
 * free tier. What they hold
 * in full stays so; what was held for a time is theirs free of charge afterwards. Returns how many
 * courses this changed.
 */
export const openFreeCourses = (
  db: Db,
  student: { readonly student_id: string; readonly academic_level_id: string; readonly now: Date },
): Promise<number> => enrolAtLevel(db, student)

/**
 * Opens courses in full, as they are when they are paid for: without hearts, for some months or for
 * good. A course that is open in full for good stays as it is. Returns how many courses this changed.
 */
export const openFullCourses = (db: Db, opening: Opening): Promise<number> =>
  openInFull(db, opening)
