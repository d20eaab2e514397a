import type { quizPractice } from '@learngrove/contract/quiz.practice'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { evaluationOf } from './evaluation.ts'
import { updateDraft } from './quiz.attempts.queries.ts'
import {
  countAssignments,
  findOpenQuestion,
  type MetRow,
  selectBookmarks,
  selectMistakes,
  setBookmark,
  setFeedback,
} from './quiz.met.queries.ts'
import { findHasTeacher } from './quiz.waiting.queries.ts'

type Practice = typeof quizPractice
type Student = Context<['student']>
type Met = Output<Practice['bookmarks']>

const whoseOf = ({ actor }: Pick<Student, 'actor'>) => ({
  student_id: actor.id,
  school_id: actor.school_id,
})

/** Lists the questions that a student has bookmarked. */
export async function listBookmarks(
  context: Student,
  { course_id }: Input<Practice['bookmarks']>['query'],
): Promise<Output<Practice['bookmarks']>> {
  return shown(context, await selectBookmarks(context.db, { ...whoseOf(context), course_id }))
}

/** Lists what a student did not get right yet. */
export async function listMistakes(
  context: Student,
  { course_id }: Input<Practice['mistakes']>['query'],
): Promise<Output<Practice['mistakes']>> {
  return shown(context, await selectMistakes(context.db, { ...whoseOf(context), course_id }))
}

/** Questions as their student saw them, keys and hints that were not released left out. */
async function shown(context: Student, rows: readonly MetRow[]): Promise<Met> {
  const { db, memory, actor, now } = context
  const versions = await readVersions(
    { db, memory },
    rows.map((row) => row.question_version_id),
  )
  const has_teacher = rows.some(({ waiting }) => waiting) && (await findHasTeacher(db, actor.id))
  const questions = rows.flatMap((row) => {
    const version = versions.get(row.question_version_id)
    if (!version) return []
    const { quiz_id, quiz_title, student_evaluation_id, course_id, subject_name, ...rest } = row
    const { course_tagging_id, topic_title, grading_completed, rules, ...asked } = rest
    const question = drawVersion(memory, version, row.seed)
    return [
      {
        ...{ quiz_id, quiz_title, student_evaluation_id, course_id, subject_name },
        ...{ course_tagging_id, topic_title, met_at: row.updated_at },
        question: {
          ...shownOf(question),
          id: row.question_id,
          evaluation_question_id: row.id,
        },
        evaluation: evaluationOf(asked, question, {
          ...{ grading_completed, has_teacher, rules, now },
        }),
      },
    ]
  })
  return { questions }
}

/** Keeps or drops a bookmark, in a finished attempt too. */
export async function bookmark(
  context: Student,
  body: Input<Practice['setBookmark']>['body'],
): Promise<Output<Practice['setBookmark']>> {
  if (!(await setBookmark(context.db, whoseOf(context), body))) throw new AppError('NOT_FOUND')
  return { is_bookmark: body.is_bookmark }
}

/** Leaves a question of an open attempt for later, or takes it up again. */
export async function skipQuestion(
  context: Student,
  { question_id, is_skipped }: Input<Practice['skip']>['body'],
): Promise<Output<Practice['skip']>> {
  const { db, now } = context
  const found = await findOpenQuestion(db, { ...whoseOf(context), question_id })
  if (!found) throw new AppError('NOT_FOUND')
  const { id, student_evaluation_id } = found
  const row = await updateDraft(db, { student_evaluation_id, now, draft: { id, is_skipped } })
  if (!row) throw new AppError('QUESTION_SETTLED')
  return { is_skipped }
}

/** Keeps what a student thinks of an explanation. */
export async function giveFeedback(
  context: Context<Practice['giveFeedback']['audience']>,
  { params, body }: Input<Practice['giveFeedback']>,
): Promise<Output<Practice['giveFeedback']>> {
  const { liked, disliked } = body
  if (liked === true && disliked === true) throw new AppError('FEEDBACK_CONTRADICTS')
  const kept = await setFeedback(context.db, whoseOf(context), { ...params, liked, disliked })
  if (!kept) throw new AppError('NOT_FOUND')
  return kept
}

/** Tells whether something is set for a student in a course. */
export async function haveAssignments(
  context: Student,
  { id: course_id }: Input<Practice['haveAssignments']>['params'],
): Promise<Output<Practice['haveAssignments']>> {
  const counted = await countAssignments(context.db, { ...whoseOf(context), course_id })
  if (!counted) throw new AppError('NOT_FOUND')
  return { have_assignments: counted.num > 0, num_open: counted.num_open }
}
