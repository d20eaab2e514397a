import { expect, test } from 'vitest'
import type { ChatMessage } from '#chat/chat.data.ts'
import { addEvent, asked } from '#chat/conversation/conversation.answer.ts'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { eventsOf, ids } from '#chat/conversation/conversation.testing.ts'
import { shownMessages } from './shown-messages.ts'

const message = { id: ids.user_message_id, text: 'Why?', subject: undefined, question: undefined }
const exchange = (end: 'finish' | 'cut' | 'abort' | 'none'): Exchange => ({
  key: message.id,
  message,
  answer: eventsOf(['Because.'], end).reduce(addEvent, asked),
  is_lost: false,
})
const stored = (id: string, from_user: boolean, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  thread_id: ids.thread_id,
  from_user,
  type: 'text',
  text: from_user ? 'Why?' : 'Because.',
  sources: [],
  care: null,
  card: null,
  files: [],
  suggestions: [],
  because: null,
  replaces_id: null,
  survey_type: null,
  response_value: null,
  unfinished: false,
  liked: false,
  disliked: false,
  bookmarked: false,
  created_at: '2026-03-01T10:00:00Z',
  ...more,
})
const both = [stored(ids.user_message_id, true), stored(ids.message_id, false)]
const look = (shown: ReturnType<typeof shownMessages>) =>
  shown.map((each) => [each.key, each.kind === 'pip' ? each.state : 'own'])

test('what is being written follows what is stored', () => {
  const shown = shownMessages([stored('a', true), stored('b', false)], [exchange('none')])
  expect(look(shown)).toEqual([
    ['a', 'own'],
    ['b', 'done'],
    [ids.user_message_id, 'own'],
    [ids.message_id, 'writing'],
  ])
})

test.each([
  ['nothing', [], 'done'],
  ['the question', both.slice(0, 1), 'done'],
  ['both', both, 'done'],
] as const)(
  'each message stands once, under the same key, when the server lists %s',
  (_, list, state) => {
    expect(look(shownMessages(list, [exchange('finish')]))).toEqual([
      [ids.user_message_id, 'own'],
      [ids.message_id, state],
    ])
  },
)

test('how an answer ended is remembered for this sitting, and not guessed after it', () => {
  const list = [
    stored(ids.user_message_id, true),
    stored(ids.message_id, false, { unfinished: true }),
  ]
  expect(look(shownMessages(list, [exchange('abort')])).at(-1)).toEqual([ids.message_id, 'broken'])
  expect(look(shownMessages(list, [])).at(-1)).toEqual([ids.message_id, 'unfinished'])
})

test('an answer that was cut ends early, before and after the server lists it', () => {
  const kept = [both[0], stored(ids.message_id, false, { unfinished: true })].flatMap(
    (each) => each ?? [],
  )
  for (const list of [[], kept]) {
    const shown = shownMessages(list, [exchange('cut')])
    expect(look(shown).at(-1)).toEqual([ids.message_id, 'unfinished'])
  }
})

test('a message that was not sent says so and shows no answer', () => {
  const unsent = { ...exchange('none'), answer: asked, unsent: 'TOO_MANY_REQUESTS' }
  expect(shownMessages([], [unsent])).toMatchObject([
    { kind: 'own', unsent: { code: 'TOO_MANY_REQUESTS' } },
  ])
})

test('a card comes with its answer, and stays with what is stored', () => {
  const card = { type: 'topics' as const, topics: [{ topic_id: null, name: 'Cells' }] }
  const told = { event: 'data-card', data: { type: 'data-card', data: card } } as const
  const whole = exchange('none')
  const live = { ...whole, answer: addEvent(whole.answer, told) }
  expect(shownMessages([], [live]).at(-1)).toMatchObject({ kind: 'pip', card })
  const kept = [stored('a', true), stored('b', false, { card })]
  expect(shownMessages(kept, []).at(-1)).toMatchObject({ key: 'b', card })
  expect(shownMessages(both, []).at(-1)).not.toHaveProperty('card')
})
