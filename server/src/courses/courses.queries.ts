import type { Db } from '#platform/database.ts'

/** The courses that a student is enrolled in, or that a teacher's classes are in. */
export function selectCoursesOf(db: Db, { user_id, now }: { user_id: string; now: Date }) {
  return db
    .selectFrom('courses')
    .innerJoin('subjects', 'subjects.id', 'courses.subject_id')
    .innerJoin('academic_levels', 'academic_levels.id', 'courses.academic_level_id')
    .select([
      'courses.id',
      'courses.is_active',
      'courses.title',
      'subjects.id as subject_id',
      'subjects.name as subject_name',
      'academic_levels.id as academic_level_id',
      'academic_levels.name as academic_level_name',
    ])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('enrolments')
            .select('student_id')
            .whereRef('enrolments.course_id', '=', 'courses.id')
            .where('student_id', '=', user_id)
            .where(({ eb }) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])),
        ),
        exists(
          selectFrom('class_members')
            .innerJoin('classes', 'classes.id', 'class_members.class_id')
            .select('classes.id')
            .whereRef('classes.course_id', '=', 'courses.id')
            .where('class_members.user_id', '=', user_id),
        ),
      ]),
    )
    .orderBy('courses.title')
    .execute()
}
