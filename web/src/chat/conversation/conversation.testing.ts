import type { AnswerEvent, Source } from './conversation.answer.ts'

/** An answer as the server would write it, for tests. */

export const ids = {
  generation_id: '01900000-0000-7000-8000-000000000001',
  thread_id: '01900000-0000-7000-8000-000000000002',
  user_message_id: '01900000-0000-7000-8000-000000000003',
  message_id: '01900000-0000-7000-8000-000000000004',
}

export const source: Source = {
  id: '01900000-0000-7000-8000-000000000005',
  title: 'Course notes',
  heading: 'Linear equations',
  page: 3,
}

/** The numbered events of an answer of these words, with its end. */
export function eventsOf(
  words: readonly string[],
  end: 'finish' | 'cut' | 'abort' | 'error' | 'none' = 'finish',
): AnswerEvent[] {
  const messageMetadata = { id: ids.message_id, provider: 'tutor' }
  const ends = {
    finish: [{ type: 'finish', finishReason: 'stop', messageMetadata }],
    cut: [{ type: 'finish', finishReason: 'length', messageMetadata }],
    abort: [{ type: 'abort' }],
    error: [{ type: 'error', errorText: 'TUTOR_UNAVAILABLE' }],
    none: [],
  } as const
  const parts: AnswerEvent['data'][] = [
    { type: 'data-generation', data: ids },
    { type: 'start', messageId: ids.message_id },
    { type: 'data-title', data: { conversation_title: 'An equation' } },
    { type: 'text-start', id: 'text' },
    ...words.map((delta) => ({ type: 'text-delta', id: 'text', delta }) as const),
    {
      type: 'source-document',
      sourceId: source.id,
      mediaType: 'text/markdown',
      title: source.title,
      data: source,
    },
    ...ends[end],
  ]
  return parts.map(
    (data, index) =>
      // Safe: a part is sent under the name of its own type.
      ({ id: `${ids.generation_id}:${index + 1}`, event: data.type, data }) as AnswerEvent,
  )
}
