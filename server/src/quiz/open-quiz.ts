import { randomInt } from 'node:crypto'
import type { quiz } from '@learngrove/contract/quiz'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import {
  insertAttempt,
  selectDrawn,
  selectWorksheetVersions,
  setOpened,
} from './quiz.attempts.queries.ts'
import { findQuiz, type QuizRow } from './quiz.queries.ts'
import { summaryOf } from './quiz-summary.ts'
import { readEvaluations } from './read-evaluations.ts'
import { shownOf } from './shown-question.ts'

type Open = typeof quiz.open

const seeds = 2 ** 31

/** Opens a quiz, and starts the student's attempt if there is none: from then on it holds still. */
export async function openQuiz(
  context: Context<Open['audience']>,
  { id }: Input<Open>['params'],
): Promise<Output<Open>> {
  const row = await drawn(context, id, true)
  if (!row.is_opened) await setOpened(context.db, row.student_evaluation_id)
  return shownTo(context, { ...row, is_opened: true })
}

type Ahead = typeof quiz.drawAhead

/** Draws a quiz for a device that may be without a network when the student opens it. */
export async function drawAhead(
  context: Context<Ahead['audience']>,
  { id }: Input<Ahead>['params'],
): Promise<Output<Ahead>> {
  const quiz = await shownTo(context, await drawn(context, id, false))
  return { quiz, attempt: await readEvaluations(context, { params: { id }, query: {} }) }
}

type DrawnQuiz = QuizRow & { readonly student_evaluation_id: string }

/** A quiz with the attempt of this student, which is started if there is none. */
async function drawn(
  context: Context<['student']>,
  id: string,
  is_opened: boolean,
): Promise<DrawnQuiz> {
  const { db, actor } = context
  const whose = { id, student_id: actor.id, school_id: actor.school_id }
  const found = await findQuiz(db, whose)
  if (!found) throw new AppError('NOT_FOUND')
  const row = found.student_evaluation_id ? found : await startAttempt(context, found, is_opened)
  const { student_evaluation_id } = row
  if (!student_evaluation_id) throw new Error('An attempt that was started is not there')
  return { ...row, student_evaluation_id }
}

async function shownTo(
  { db, memory, actor }: Context<['student']>,
  row: DrawnQuiz,
): Promise<Output<Open>> {
  const { student_evaluation_id } = row
  const rows = await selectDrawn(db, {
    student_evaluation_id,
    student_id: actor.id,
    school_id: actor.school_id,
  })
  const versions = await readVersions(
    { db, memory },
    rows.map((each) => each.question_version_id),
  )
  const questions = rows.flatMap(({ id, question_id, question_version_id, seed, topic_id }) => {
    const version = versions.get(question_version_id)
    if (!version) return []
    const shown = shownOf(drawVersion(memory, version, seed))
    const ids = { id: question_id, evaluation_question_id: id }
    return [{ ...shown, ...ids, ...(topic_id && { course_tagging_id: topic_id }) }]
  })
  return { ...summaryOf(row), student_evaluation_id, questions }
}

async function startAttempt(
  { db, actor, now }: Context<['student']>,
  quiz: QuizRow,
  is_opened: boolean,
): Promise<QuizRow> {
  const versions = await selectWorksheetVersions(db, quiz.worksheet_id)
  const student_evaluation_id = newId()
  const whose = { student_id: actor.id, school_id: actor.school_id }
  await transaction(db, (tx) =>
    insertAttempt(
      tx,
      {
        id: student_evaluation_id,
        quiz_id: quiz.id,
        ...whose,
        max_score: versions.reduce((sum, { max_score }) => sum + max_score, 0),
        num_open: versions.length,
        is_opened,
        created_at: now,
      },
      versions.map((version, position) => ({
        id: newId(),
        student_evaluation_id,
        ...version,
        seed: randomInt(seeds),
        position,
        updated_at: now,
      })),
    ),
  )
  // Two requests may have started it together: the one that stands is read back.
  const started = await findQuiz(db, { id: quiz.id, ...whose })
  if (!started) throw new AppError('NOT_FOUND')
  return started
}
