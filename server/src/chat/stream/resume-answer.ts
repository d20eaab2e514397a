import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { idsOf, type Owner } from '#chat/asker.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { followAnswer } from './stream.follow-answer.ts'
import { findGeneration } from './stream.generations.queries.ts'

type Resume = typeof chat.resume
type World = Pick<Context, 'db' | 'memory' | 'instance_id' | 'last_event_id'>

/** Reads the sequence number of the browser's `Last-Event-ID`, if that is one of this answer. */
function placeOf({ last_event_id }: World, generation_id: string): number {
  const [id, place = ''] = last_event_id.split(':')
  return id === generation_id && /^\d{1,9}$/.test(place) ? Number(place) : 0
}

/**
 * Streams the events of an owner's answer after the last one that arrived, or all of them. Once they are
 * purged the answer is NOT_FOUND here: its message has it.
 */
export async function resumeAnswer(
  context: World,
  owner: Owner,
  { params, query }: Pick<Input<Resume>, 'params' | 'query'>,
): Promise<Output<Resume>> {
  const generation = await findGeneration(context.db, { id: params.generationId, ...idsOf(owner) })
  if (!generation?.has_events) throw new AppError('NOT_FOUND')
  return followAnswer(context, {
    id: generation.id,
    after: Math.max(query.after ?? 0, placeOf(context, generation.id)),
  })
}
