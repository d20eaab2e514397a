import {
  currentQuestionOf,
  inHandOf,
  isExamOpen,
} from '#chat/material/material.current-question.ts'
import { findQuestionInHand } from '#chat/material/material.queries.ts'
import { selectCoursesOf } from '#courses/courses.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'

type World = Pick<Context<'any'>, 'db' | 'memory' | 'actor' | 'school_id' | 'now'>

/**
 * Finds what a message is about: the current question and its title if it names one, the course,
 * and all courses of the caller.
 */
export async function findSubject(
  { db, memory, actor, school_id, now }: World,
  about: {
    evaluation_question_id?: string | undefined
    user_current_selected_subject?: string | undefined
  },
) {
  const courses = await selectCoursesOf(db, { user_id: actor.id, now })
  const course_ids = courses.map(({ id }) => id)
  const subject = about.user_current_selected_subject?.toLowerCase()
  const selected = courses.find(
    ({ subject_id, subject_name }) =>
      subject_name.toLowerCase() === subject || subject_id === subject,
  )
  const id = about.evaluation_question_id
  if (id === undefined) {
    const course_id = selected?.id ?? null
    return { course_id, course_ids, title: undefined, is_exam_open: false }
  }

  const row = await findQuestionInHand(db, { id, student_id: actor.id, school_id })
  if (!row) throw new AppError('NOT_FOUND')
  const version = await readVersion({ db, memory }, row.question_version_id)
  const drawn = drawVersion(memory, version, row.seed)
  const question = currentQuestionOf(drawn, row)
  const in_hand = inHandOf(drawn, row)
  const title = `Question ${row.position + 1}: ${row.quiz_title}`
  return {
    question,
    in_hand,
    title,
    course_id: row.course_id,
    course_ids,
    is_exam_open: isExamOpen(row),
  }
}
