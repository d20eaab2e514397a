import type { Db } from '#platform/database.ts'
import {
  type ClassOpening,
  enrolAtLevel,
  enrolInFull,
  type Opening,
  openInFull,
} from './courses.enrolment.queries.ts'

/**
 * Opens every course of the platform at a level, or at the nearest that has one, to a student: the
 * free tier. Courses that they hold in full stay so; one held for a time becomes free afterwards.
 * Returns how many courses this changed.
 */
export const openFreeCourses = (
  db: Db,
  student: { readonly student_id: string; readonly academic_level_id: string; readonly now: Date },
): Promise<number> => enrolAtLevel(db, student)

/**
 * Opens courses in full, as paid courses are: without hearts, for some months or for ever. A course
 * that is open in full for ever stays as it is. Returns how many courses this changed.
 */
export const openFullCourses = (db: Db, opening: Opening): Promise<number> =>
  openInFull(db, opening)

/** Opens the course of a class, in full and for good, to students who have come into it. */
export const enrolClass = (db: Db, opening: ClassOpening): Promise<void> => enrolInFull(db, opening)
