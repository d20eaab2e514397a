import type { ChatPart, chatMessage, source } from '@learngrove/contract/chat'
import type { Card } from '@learngrove/contract/chat.cards'
import type { z } from 'zod'
import { sourcePart } from '#chat/material/material.citations.ts'
import { limitReason } from '#chat/stream/stream.answer-limit.ts'
import { textId } from '#chat/stream/stream.answer-log.ts'
import type { ChatEvent } from '#chat/stream/stream.follow-answer.ts'
import { cardPart } from '#chat/tools/tools.card-part.ts'
import { type Generation, openingParts } from './post-message.ts'

/**
 * Replays a kept answer as a stream, all at once, when its events are long purged. Without ids:
 * there is nothing to resume.
 */
export async function* replayMessage(
  generation: Generation,
  message: {
    text: string
    sources: readonly z.output<typeof source>[]
    card: Card | null
    provider: string | null
    suggestions: readonly string[]
    because: z.output<typeof chatMessage>['because']
    unfinished: boolean
  },
): AsyncGenerator<ChatEvent> {
  const id = generation.message_id
  const parts: ChatPart[] = [
    ...openingParts({ ...generation, generation_id: generation.id }),
    { type: 'text-start', id: textId },
    { type: 'text-delta', id: textId, delta: message.text },
    { type: 'text-end', id: textId },
    ...message.sources.map(sourcePart),
    ...(message.card ? [cardPart(message.card)] : []),
    ...(message.suggestions.length > 0
      ? [{ type: 'data-suggestions' as const, data: [...message.suggestions] }]
      : []),
    {
      type: 'finish',
      finishReason: message.unfinished ? limitReason : 'stop',
      messageMetadata: {
        ...{ id, provider: message.provider ?? 'unknown' },
        ...(message.because && { because: message.because }),
      },
    },
  ]
  // Safe: a part is written under the name of its own type.
  for (const part of parts) yield { event: part.type, data: part } as ChatEvent
}
