import type { InHand } from '@learngrove/tutor/bank'
import { type Decided, suggest } from '@learngrove/tutor/mind'
import type { Asker } from '#chat/asker.ts'
import { releaseHints } from '#quiz/quiz.attempts.queries.ts'
import type { ToolWorld } from './facts-provider.ts'
import { findFacts } from './find-facts.ts'
import { type HearingWorld, hearMessage } from './hear-message.ts'
import { findTalk } from './talk.queries.ts'

/** A message, the courses that it may lean on, and the question of the bank that its page names. */
export type Said = {
  readonly asker: Asker
  readonly thread_id: string
  readonly text: string
  readonly course_ids: readonly string[]
  readonly in_hand?: InHand | undefined
}

export type TalkWorld = HearingWorld & ToolWorld

/** What is decided, the question of the bank that it is about, and what may follow. */
export type DecidedTurn = {
  readonly decided: Decided
  readonly in_hand?: InHand | undefined
  /** What may be said next. */
  readonly suggestions: readonly string[]
}

/**
 * Decides what the tutor does about a message. What has to be found out first is asked of the tools. A hint
 * of the talk is a hint of the page: what will be shown is released first, and counts there too. Undefined
 * where it takes too long.
 */
export async function decideTurn(world: TalkWorld, said: Said): Promise<DecidedTurn | undefined> {
  const { db, tutor } = world
  const { state: kept, audience, is_young } = await findTalk(db, said.thread_id)
  const heard = await hearMessage(world, said, kept)
  if (!heard) return undefined
  const { state, in_hand, is_known, perceived } = heard
  const { needs, poses: _poses, ...message } = perceived
  const { cited } = state
  const { asker, course_ids } = said
  const facts = await findFacts(world, audience, { asker, needs, cited, course_ids })
  const decided = await tutor.think(state, { ...message, in_hand, is_known, is_young }, facts)
  const act = decided?.move.act
  if (in_hand?.is_open && act?.type === 'hint')
    await releaseHints(db, { id: in_hand.id, rung: act.rung })
  if (!decided) return undefined
  const suggestions = suggest(decided.state, decided.move, { can_practise: audience === 'student' })
  return { decided, in_hand, suggestions }
}
