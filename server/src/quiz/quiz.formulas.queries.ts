import type { Db } from '#platform/database.ts'

/** What a course is about, and for whom. */
export function findCourseOfSheet(db: Db, course_id: string) {
  return db
    .selectFrom('courses')
    .innerJoin('subjects', 'subjects.id', 'courses.subject_id')
    .innerJoin('academic_levels', 'academic_levels.id', 'courses.academic_level_id')
    .select(['subjects.key as subject', 'academic_levels.name as level', 'courses.tier'])
    .where('courses.id', '=', course_id)
    .$narrowType<{ tier: 'foundation' | 'higher' | null }>()
    .executeTakeFirst()
}
