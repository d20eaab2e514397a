import type { quiz } from '@learngrove/contract/quiz'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findOpenRevision, findTopicWorksheet, insertQuiz } from './quiz.revision.queries.ts'

type Start = typeof quiz.startRevision

/** A fresh draw of a topic's questions for one student; one that was begun is carried on first. */
export async function startRevision(
  { db, actor, now }: Context<Start['audience']>,
  { course_tagging_id: topic_id }: Input<Start>['body'],
): Promise<Output<Start>> {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const open = await findOpenRevision(db, { topic_id, ...whose })
  if (open) return { quiz_id: open.id }
  const sheet = await findTopicWorksheet(db, { topic_id, ...whose })
  if (!sheet) throw new AppError('NOT_FOUND')
  if (!sheet.worksheet_id) throw new AppError('NOTHING_TO_PRACTISE')
  const id = newId()
  await insertQuiz(db, {
    id,
    ...whose,
    topic_id,
    course_id: sheet.course_id,
    worksheet_id: sheet.worksheet_id,
    title: sheet.title,
    attempt_type_id: attemptType.revision,
    group_type_id: quizGroup.revision,
    created_at: now,
  })
  return { quiz_id: id }
}
