import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { marksOf } from '#platform/marks.queries.ts'

/**
 * Finds the learning path of a course, or of the first that they take; the path of the student's
 * school before the platform's.
 */
export function findLearningPath(
  db: Db,
  {
    course_id,
    student_id,
    school_id,
    lesson_type_id,
  }: {
    course_id: string | undefined
    student_id: string
    school_id: string
    lesson_type_id: number
  },
) {
  return db
    .selectFrom('lessons')
    .innerJoin('enrolments', 'enrolments.course_id', 'lessons.course_id')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .innerJoin('schools', 'schools.id', 'users.school_id')
    .select(['lessons.id', 'lessons.title', 'lessons.description', 'lessons.course_id'])
    .select(['lessons.lesson_type_id', 'schools.learning_path_disabled'])
    .$if(course_id !== undefined, (query) => query.where('lessons.course_id', '=', course_id ?? ''))
    .where('lessons.lesson_type_id', '=', lesson_type_id)
    .where('enrolments.student_id', '=', student_id)
    .where(isInReach(sql.ref('lessons.school_id'), { school_id }))
    .orderBy('enrolments.created_at')
    .orderBy('enrolments.course_id')
    .orderBy(sql`lessons.school_id nulls last`)
    .executeTakeFirst()
}

export function selectSections(db: Db, lesson_id: string) {
  return db
    .selectFrom('lesson_sections')
    .select(['id', 'title', 'description', 'section_matrix', 'created_at', 'is_edited'])
    .where('lesson_id', '=', lesson_id)
    .orderBy('position')
    .execute()
}

/**
 * Selects the items of a lesson with what their student has done: the state of the topic and the
 * marks of the quiz.
 */
export async function selectItems(
  db: Db,
  {
    lesson_id,
    student_id,
    school_id,
  }: { lesson_id: string; student_id: string; school_id: string },
) {
  const rows = await db
    .selectFrom('lesson_items')
    .innerJoin('lesson_sections', 'lesson_sections.id', 'lesson_items.section_id')
    .leftJoin('skill_states', (join) =>
      join
        .onRef('skill_states.topic_id', '=', 'lesson_items.topic_id')
        .on('skill_states.student_id', '=', student_id),
    )
    .leftJoin('student_evaluations', (join) =>
      join
        .onRef('student_evaluations.quiz_id', '=', 'lesson_items.quiz_id')
        .on('student_evaluations.student_id', '=', student_id),
    )
    .select([
      'lesson_items.id',
      'lesson_items.section_id',
      'lesson_items.title',
      'lesson_items.note',
      'lesson_items.item_type_id',
      'lesson_items.is_edited',
      'lesson_items.topic_id',
      'lesson_items.worksheet_id',
      'lesson_items.quiz_id',
      'skill_states.state',
      'student_evaluations.grading_completed',
      'student_evaluations.max_score',
    ])
    .select(({ selectFrom }) => [
      selectFrom(marksOf('student_evaluations').as('marks'))
        .select('marks.marks_given')
        .as('marks_given'),
      selectFrom('evaluation_questions')
        .whereRef('student_evaluation_id', '=', 'student_evaluations.id')
        .select(sql<number>`(count(*) filter (where is_full_marks))::int`.as('right'))
        .as('correct_attempts'),
      selectFrom('worksheet_questions')
        .whereRef('worksheet_questions.worksheet_id', '=', 'lesson_items.worksheet_id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('num_questions'),
      selectFrom('student_evaluations as finished')
        .whereRef('finished.quiz_id', '=', 'lesson_items.quiz_id')
        .where('finished.school_id', '=', school_id)
        .where('finished.grading_completed', '=', true)
        .select(sql<number>`count(distinct finished.student_id)::int`.as('count'))
        .as('num_students_completed'),
    ])
    .where('lesson_sections.lesson_id', '=', lesson_id)
    .orderBy('lesson_sections.position')
    .orderBy('lesson_items.position')
    .execute()
  // Safe: a state is written by the learner model alone.
  return rows.map((row) => ({ ...row, state: (row.state ?? undefined) as SkillState | undefined }))
}
