import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { followAnswer } from './stream.follow-answer.ts'
import { findGeneration } from './stream.generations.queries.ts'

type Resume = typeof chat.resume

/** Reads the sequence number of the browser's `Last-Event-ID`, if that is one of this answer. */
function placeOf({ last_event_id }: Context, generation_id: string): number {
  const [id, place = ''] = last_event_id.split(':')
  return id === generation_id && /^\d{1,9}$/.test(place) ? Number(place) : 0
}

/**
 * Streams the events of an answer after the last one that arrived, or all of them. Once they are
 * purged the answer is NOT_FOUND here: its message has it.
 */
export async function resumeAnswer(
  context: Context<Resume['audience']>,
  { params, query }: Input<Resume>,
): Promise<Output<Resume>> {
  const { db, actor, school_id } = context
  const key = { id: params.generationId, user_id: actor.id, school_id }
  const generation = await findGeneration(db, key)
  if (!generation?.has_events) throw new AppError('NOT_FOUND')
  return followAnswer(context, {
    id: generation.id,
    after: Math.max(query.after ?? 0, placeOf(context, generation.id)),
  })
}
