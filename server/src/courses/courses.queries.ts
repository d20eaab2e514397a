import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { isInReach } from './courses.policy.queries.ts'
import type { Reach } from './courses.policy.ts'

/** Selects courses with the names of their subjects and levels. */
const coursesOf = (db: Db) =>
  db
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

type Theirs = {
  readonly user_id: string
  readonly now: Date
  /** Leaves out courses that they have by an enrolment alone. */
  readonly isOnlyByClass?: boolean
}

/** Selects the courses that a student is enrolled in, or that the classes of a student or teacher are in. */
export function selectCoursesOf(db: Db, { user_id, now, isOnlyByClass = false }: Theirs) {
  return coursesOf(db)
    .where(({ or, exists, selectFrom }) => {
      const byClass = exists(
        selectFrom('class_members')
          .innerJoin('classes', 'classes.id', 'class_members.class_id')
          .select('classes.id')
          .whereRef('classes.course_id', '=', 'courses.id')
          .where('class_members.user_id', '=', user_id),
      )
      if (isOnlyByClass) return byClass
      const byEnrolment = exists(
        selectFrom('enrolments')
          .select('student_id')
          .whereRef('enrolments.course_id', '=', 'courses.id')
          .where('student_id', '=', user_id)
          .where(({ eb }) =>
            eb.or([eb('is_free', '=', true), eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
          ),
      )
      return or([byEnrolment, byClass])
    })
    .orderBy('courses.title')
    .execute()
}

const isCourseInReach = (reach: Reach) => isInReach(sql.ref('courses.school_id'), reach)

type Filter = {
  readonly school_id?: string | undefined
  readonly subject_id?: string | undefined
  readonly academic_level_id?: string | undefined
}

/** Selects the active courses in reach, the youngest level first. */
export function selectActiveCourses(db: Db, reach: Reach, filter: Filter = {}) {
  const { school_id = null, subject_id = null, academic_level_id = null } = filter
  return coursesOf(db)
    .where(isCourseInReach(reach))
    .where('courses.is_active', '=', true)
    .where(sql<boolean>`courses.school_id is not distinct from
      coalesce(${school_id}::uuid, courses.school_id)`)
    .where(sql<boolean>`subject_id = coalesce(${subject_id}::uuid, subject_id)`)
    .where(sql<boolean>`academic_level_id =
      coalesce(${academic_level_id}::uuid, academic_level_id)`)
    .orderBy('academic_levels.position')
    .orderBy('courses.title')
    .orderBy('courses.id')
    .execute()
}

export function findCourse(db: Db, id: string, reach: Reach) {
  return coursesOf(db).where('courses.id', '=', id).where(isCourseInReach(reach)).executeTakeFirst()
}

/**
 * Selects the topics of a course in its order, with the number of questions of the platform or the schools
 * in reach for each.
 */
export async function selectTopics(db: Db, course_id: string, reach: Reach) {
  const rows = await db
    .selectFrom('course_topics')
    .innerJoin('topics', 'topics.id', 'course_topics.topic_id')
    .select(['topics.id', 'parent_id', 'title', 'description', 'objectives'])
    .select(({ selectFrom }) =>
      selectFrom('question_topics')
        .innerJoin('questions', 'questions.id', 'question_topics.question_id')
        .whereRef('question_topics.topic_id', '=', 'topics.id')
        .where('questions.is_active', '=', true)
        .where(isInReach(sql.ref('questions.school_id'), reach))
        .select(sql<number>`count(*)::int`.as('count'))
        .as('question_count'),
    )
    .where('course_topics.course_id', '=', course_id)
    .where('topics.is_active', '=', true)
    .orderBy('course_topics.position')
    .orderBy('topics.id')
    .execute()
  return rows.map(({ objectives, question_count, ...topic }) => ({
    ...topic,
    // Safe: the column holds the objectives that their author wrote, as the curriculum's shapes have them.
    objectives: (objectives as { text: string }[]).map(({ text }) => text),
    question_count: question_count ?? 0,
  }))
}

/** Selects the academic levels, the youngest first. */
export function selectLevels(db: Db) {
  return db
    .selectFrom('academic_levels')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('name')
    .execute()
}
