import type { InHand } from '@learngrove/tutor/bank'
import type { Decided } from '@learngrove/tutor/mind'
import { findTalk } from '#chat/talk/talk.queries.ts'
import type { Context } from '#platform/context.ts'
import { releaseHints } from '#quiz/quiz.attempts.queries.ts'

/** A message of a student, and the question of the bank that it is about. */
export type Said = {
  readonly thread_id: string
  readonly text: string
  readonly in_hand?: InHand | undefined
}

/**
 * Decides what the tutor does about a message. A hint of the talk is a hint of the page: what will be
 * shown is released first, and counts there too.
 */
export async function decideTurn(
  { db, tutor }: Pick<Context, 'db' | 'tutor'>,
  { thread_id, text, in_hand }: Said,
): Promise<Decided | undefined> {
  if (!in_hand) return undefined
  const decided = await tutor.decide(await findTalk(db, thread_id), { text, in_hand })
  const act = decided?.move.act
  if (act?.type === 'hint') await releaseHints(db, { id: in_hand.id, rung: act.rung })
  return decided
}
