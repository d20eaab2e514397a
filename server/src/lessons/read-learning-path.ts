import type { lessons } from '@learngrove/contract/lessons'
import { lessonType } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { MASTERED, masteryOf, plantOf } from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findCourseWithoutPath } from './lessons.paths.queries.ts'
import { openPath } from './lessons.paths.ts'
import { findLearningPath, selectItems, selectSections } from './lessons.queries.ts'

type Path = typeof lessons.learningPath
type Section = Output<Path>['sections'][number]

/** Time for a question of the path, in minutes. */
const minutesAQuestion = 0.75

/**
 * Reads the path of a course as it stands for a student. The first item that is neither finished
 * nor mastered is the current one; those after it are locked, except what the student has started
 * already.
 */
export async function readLearningPath(
  { db, actor, now }: Context<Path['audience']>,
  { course_id }: Input<Path>['query'],
): Promise<Output<Path>> {
  const lesson_type_id = lessonType.learning_path
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const find = () => findLearningPath(db, { course_id, ...whose, lesson_type_id })
  const found = (await find()) ?? (await openMissingPath(db, { ...whose, course_id, now }, find))
  if (!found) throw new AppError('NOT_FOUND')
  const { learning_path_disabled, ...path } = found
  if (learning_path_disabled) throw new AppError('LEARNING_PATH_DISABLED')
  const sections = await selectSections(db, path.id)
  const rows = await selectItems(db, { lesson_id: path.id, ...whose })
  const isDone = (row: (typeof rows)[number]) =>
    row.grading_completed === true || masteryOf(row.state, now) >= MASTERED
  const current = rows.find((row) => !isDone(row))
  const reached = current ? rows.indexOf(current) : rows.length
  const items = rows.map((row, index) => ({
    id: row.id,
    section_id: row.section_id,
    course_tagging_id: row.topic_id,
    title: row.title,
    note: row.note,
    item_type_id: row.item_type_id,
    is_edited: row.is_edited,
    num_students_completed: row.num_students_completed ?? 0,
    worksheet_id: row.worksheet_id,
    quiz_id: row.quiz_id,
    completed: isDone(row),
    marks_given: row.marks_given ?? 0,
    max_score: row.max_score ?? 0,
    item_stats: {
      correct_attempts: row.correct_attempts ?? 0,
      num_questions: Number(row.num_questions ?? 0),
    },
    mastery: masteryOf(row.state, now),
    plant: plantOf(row.state, now),
    is_current: row === current,
    is_locked: index > reached && row.state === undefined,
    minutes: Math.max(1, Math.ceil(Number(row.num_questions ?? 0) * minutesAQuestion)),
  }))
  return {
    ...path,
    assignment_id: null,
    sections: sections.map((section): Section => {
      const own = items.filter((item) => item.section_id === section.id)
      return {
        ...section,
        // Safe: a matrix is written only by what draws a path.
        section_matrix: section.section_matrix as Section['section_matrix'],
        completed: own.length > 0 && own.every((item) => item.completed),
        course_tagging_ids: own.flatMap((item) => item.course_tagging_id ?? []),
        items: own,
      }
    }),
  }
}

/** Opens the path of a course of the platform that nobody of the school has asked for yet, and finds it. */
async function openMissingPath<Path>(
  db: Context['db'],
  { now, ...whose }: Parameters<typeof findCourseWithoutPath>[1] & { readonly now: Date },
  find: () => Promise<Path>,
): Promise<Path> {
  const course_id = await findCourseWithoutPath(db, whose)
  if (course_id) await openPath(db, { school_id: whose.school_id, course_id, now })
  // Another request may have been faster.
  return find()
}
