import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { present } from '@learngrove/marking/present'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { findHasTeacher, type WaitingAnswer } from '#quiz/quiz.waiting.queries.ts'
import { isExamOpen } from './material.current-question.ts'
import { findQuestionInHand, selectTries } from './material.queries.ts'
import { hintsOf, triesOf } from './question-help.ts'
import { answerText, type GivenAnswer } from './question-text.ts'

type Question = typeof chat.question

/**
 * Reads the question that a conversation is about, as its student sees it: made of what is shown,
 * so without its key.
 */
export async function readQuestion(
  { db, memory, actor }: Context<Question['audience']>,
  { evaluationQuestionId: id }: Input<Question>['params'],
): Promise<Output<Question>> {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const row = await findQuestionInHand(db, { id, ...whose })
  if (!row) throw new AppError('NOT_FOUND')
  const version = await readVersion({ db, memory }, row.question_version_id)
  const question = drawVersion(memory, version, row.seed)
  const shown = present(question)
  const isSecret = isExamOpen(row)
  // Safe: the column holds only an answer that waits.
  const waiting = row.waiting as WaitingAnswer | null
  return {
    quiz_id: row.quiz_id,
    quiz_title: row.quiz_title,
    number: row.position + 1,
    text: shown.text,
    // Safe: the columns hold only answers that the contract let in.
    answered: answerText(shown, row as GivenAnswer) ?? null,
    has_teacher: await findHasTeacher(db, actor.id),
    is_open: isSecret || (!row.is_settled && !row.grading_completed),
    hints: isSecret ? null : hintsOf(question, row),
    tries: isSecret ? [] : triesOf(shown, await selectTries(db, id), waiting),
  }
}
