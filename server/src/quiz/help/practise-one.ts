import { randomInt } from 'node:crypto'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAttempt, selectWorksheetVersions } from '#quiz/quiz.attempts.queries.ts'
import { type CustomCandidate, insertCustom, selectTitles } from '#quiz/quiz.custom.queries.ts'
import { takeTurnToRevise } from '#quiz/quiz.today.queries.ts'
import { findOpenPractice } from './help.queries.ts'

/** What a practice is made with, and for whom. */
export type Practising = Pick<Context<['student']>, 'db' | 'memory' | 'school_id' | 'now'> & {
  readonly actor: { readonly id: string }
}

/** A practice of one question, and the question in it. */
export type PracticeOfOne = {
  readonly quiz_id: string
  readonly evaluation_question_id: string
  /** The title of the topic that it practises. */
  readonly title: string
}

export const seeds = 2 ** 31

/**
 * Makes a practice of one question for a student. What was made and not answered is found again, however
 * often it is asked for.
 */
export function practiseOne(
  { db, actor, school_id, now }: Practising,
  question: CustomCandidate,
  seed = randomInt(seeds),
): Promise<PracticeOfOne> {
  const whose = { student_id: actor.id, school_id }
  return transaction(db, async (tx) => {
    await takeTurnToRevise(tx, actor.id)
    const [title = ''] = await selectTitles(tx, [question.topic_id])
    const open = await findOpenPractice(tx, { ...whose, question_id: question.question_id })
    const made = open ?? (await makeOne(tx, { ...whose, question, seed, title, now }))
    return { ...made, title }
  })
}

type Making = {
  readonly student_id: string
  readonly school_id: string
  readonly question: CustomCandidate
  readonly seed: number
  readonly title: string
  readonly now: Date
}

async function makeOne(tx: Db, { question, seed, title, now, ...whose }: Making) {
  const { question_id, course_id, topic_id } = question
  const [quiz_id, worksheet_id] = [newId(), newId()]
  const [student_evaluation_id, id] = [newId(), newId()]
  const quiz = {
    ...{ id: quiz_id, worksheet_id, ...whose, course_id, topic_id, created_at: now },
    title: `One more: ${title}`,
    attempt_type_id: attemptType.practice,
    group_type_id: quizGroup.independent_study,
  }
  await insertCustom(tx, quiz, [question_id])
  const [placed] = await selectWorksheetVersions(tx, worksheet_id)
  if (!placed) throw new Error('A question that can be practised has a version')
  const { has_versions: _, num_question_to_complete: __, ...version } = placed
  await insertAttempt(
    tx,
    {
      ...{ id: student_evaluation_id, quiz_id, ...whose, num_open: 1 },
      ...{ max_score: version.max_score, is_opened: true, created_at: now },
    },
    [{ ...version, id, student_evaluation_id, seed, position: 0, updated_at: now }],
  )
  return { quiz_id, evaluation_question_id: id }
}
