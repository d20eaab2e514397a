import { isExamOpen } from '#chat/material/material.current-question.ts'
import { findQuestionInHand } from '#chat/material/material.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Asked, isForSilence } from './choose-nudge.ts'
import { findAbout } from './nudges.queries.ts'
import type { Worded } from './word-nudge.ts'

/**
 * Finds the question about which a student has gone silent in a talk, if they are asked about that; undefined
 * where something else is asked for, or the talk is about none. Refuses with NUDGE_SHOWN where nothing is to be
 * said of it: it is settled, or of an exam that is not handed in.
 */
export async function findSilent(
  { db, actor }: Pick<Context<'any'>, 'db' | 'actor'>,
  asked: Asked,
  thread_id: string,
): Promise<string | undefined> {
  if (!isForSilence(asked)) return undefined
  const id = await findAbout(db, thread_id)
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const row = id === undefined ? undefined : await findQuestionInHand(db, { id, ...whose })
  if (!row) return undefined
  if (row.is_settled || row.grading_completed || isExamOpen(row)) throw new AppError('NUDGE_SHOWN')
  return row.id
}

/** What somebody is asked who has said nothing for a while; none of the replies is a wrong one. */
export const silentWords: Worded = {
  text: 'Take all the time you need. If you like, tell me where you are: still reading it, at the first step, or stuck further on? Half a thought is enough.',
  suggestions: ['I am still thinking', 'I do not know how to start', 'Give me a hint'],
}
