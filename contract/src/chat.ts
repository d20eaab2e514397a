import { z } from 'zod'
import { card } from './chat.cards.ts'
import { limits } from './chat.limits.ts'
import { route } from './route.ts'
import { id, moment, paging, whole } from './values.ts'

/** A place in the course's own material that supports an answer. */
export const source = z.object({
  id,
  title: z.string(),
  heading: z.string().nullable(),
  page: z.int().nullable(),
})

/** A helpline, as a child is shown it. */
const helpLine = z.object({
  name: z.string(),
  about: z.string(),
  by: z.enum(['call', 'text']),
  number: z.string(),
  /** The word to send in a text message. */
  word: z.string().nullable(),
})

/** The card below words of care: one question, people to reach, and who is told. */
export const careCard = z.object({
  response: z.enum(['care', 'check_in']),
  /** True if it asks "Are you safe right now?" */
  asks_safe: z.boolean(),
  /** Country of the numbers; empty if none is known. */
  country: z.string(),
  emergency: z.string(),
  lines: z.array(helpLine),
  /** Names of the contacts at the child's school who are told; empty if there are none. */
  told: z.array(z.string()),
})

export type CareCard = z.input<typeof careCard>

/** `wellbeing`: the child said something grave, and has not gone back to its work yet. */
export const threadMode = z.enum(['lesson', 'wellbeing'])

export const chatMessage = z.object({
  id,
  thread_id: id,
  from_user: z.boolean(),
  type: z.string(),
  text: z.string(),
  sources: z.array(source),
  care: careCard.nullable(),
  card: card.nullable(),
  /** True if it was stopped, or broke off, before its end. */
  unfinished: z.boolean(),
  liked: z.boolean(),
  disliked: z.boolean(),
  bookmarked: z.boolean(),
  created_at: moment,
})

export const thread = z.object({
  id,
  title: z.string(),
  subject_name: z.string().nullable(),
  has_bookmark: z.boolean(),
  mode: threadMode,
  /** The question of a quiz that the caller's last message was about. */
  evaluation_question_id: id.nullable(),
  /**
   * What a search found in it: a few words around the match. Null if the title matched, or nothing
   * was searched for.
   */
  found: z.string().nullable(),
  updated_at: moment,
})

/** Declares a part of an answer as it is written: the AI SDK's UI message stream, each part an event with an id. */
const part = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape })

export const answerParts = {
  'data-generation': part('data-generation', {
    data: z.object({ generation_id: id, thread_id: id, user_message_id: id, message_id: id }),
  }),
  start: part('start', { messageId: id }),
  'text-start': part('text-start', { id: z.string() }),
  'text-delta': part('text-delta', { id: z.string(), delta: z.string() }),
  'text-end': part('text-end', { id: z.string() }),
  'source-document': part('source-document', {
    sourceId: id,
    mediaType: z.string(),
    title: z.string(),
    data: source,
  }),
  'data-title': part('data-title', { data: z.object({ conversation_title: z.string() }) }),
  'data-safety': part('data-safety', { data: z.object({ category: z.string() }) }),
  'data-care': part('data-care', { data: careCard }),
  'data-card': part('data-card', { data: card }),
  /** The message will be screened again, so words of care may still follow. */
  'data-screening': part('data-screening', { data: z.object({ is_pending: z.literal(true) }) }),
  finish: part('finish', {
    finishReason: z.string(),
    messageMetadata: z.object({
      id,
      provider: z.string(),
      /** Why the built-in tutor answered although there is a hosted model; absent otherwise. */
      because: z.enum(['off', 'unscreened', 'day_used', 'month_used', 'unavailable']).optional(),
    }),
  }),
  abort: part('abort', {}),
  error: part('error', { errorText: z.string() }),
}

export type ChatPart = {
  [N in keyof typeof answerParts]: z.output<(typeof answerParts)[N]>
}[keyof typeof answerParts]

const generationParams = z.object({ generationId: id })

/** State of the writing of an answer, or how it ended. */
export const generationStates = ['running', 'completed', 'stopped', 'interrupted', 'error'] as const

export const chat = {
  stream: route({
    method: 'POST',
    path: '/chat/stream',
    summary: 'Ask the tutor; the answer is written as a stream that outlives the connection',
    audience: ['student', 'parent', 'admin'],
    query: z.object({ thread_id: id.optional() }),
    body: z.object({
      messages: z.string().trim().min(1).max(limits.message_length),
      /** Accepted and ignored: which prompt of the page led to a message changes no answer. */
      nudging_group: whole.optional(),
      nudging_type: whole.optional(),
      user_current_selected_subject: z.string().max(80).optional(),
      /** Made once by the client, so that sending a message again asks nothing twice. */
      client_message_id: id.optional(),
      /** The question of a quiz that the message is about. */
      evaluation_question_id: id.optional(),
    }),
    files: {
      'file[]': {
        max_bytes: limits.file_bytes,
        max_count: 4,
        types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
      },
    },
    answer: { events: answerParts },
    refusals: { GENERATION_IN_PROGRESS: 409, MESSAGE_ID_USED: 409, DAILY_BUDGET_USED: 429 },
  }),

  resume: route({
    method: 'GET',
    path: '/chat/stream/{generationId}',
    summary: 'Read an answer on, after the last event that arrived',
    audience: ['student', 'parent', 'admin', 'teacher'],
    params: generationParams,
    query: z.object({ after: whole.optional() }),
    answer: { events: answerParts },
  }),

  stop: route({
    method: 'POST',
    path: '/chat/stream/{generationId}/stop',
    summary: 'Stop an answer and keep what was written',
    audience: ['student', 'parent', 'admin', 'teacher'],
    params: generationParams,
    status: 202,
    answer: z.object({ message_id: id, status: z.enum(generationStates) }),
  }),

  active: route({
    method: 'GET',
    path: '/chat/active',
    summary: 'Tell which answer is being written in a thread, if any',
    audience: ['student', 'parent', 'admin', 'teacher'],
    query: z.object({ thread_id: id }),
    answer: z.object({ generation_id: id.nullable(), message_id: id.nullable() }),
  }),

  list: route({
    method: 'GET',
    path: '/chat',
    summary: 'Read messages, the newest page first, oldest first within it',
    audience: 'any',
    query: z.object({
      ...paging,
      /** `survey`: questions of a survey and the responses to them. */
      type: z.enum(['all', 'bookmarked', 'survey']).optional(),
      thread_id: id.optional(),
    }),
    answer: z.object({ messages: z.array(chatMessage), total_count: z.int() }),
  }),

  threads: route({
    method: 'GET',
    path: '/chat/threads',
    summary: 'List my conversations, the latest first',
    audience: 'any',
    query: z.object({ ...paging, search: z.string().max(80).optional() }),
    answer: z.object({ threads: z.array(thread), total_count: z.int() }),
  }),

  budget: route({
    method: 'GET',
    path: '/chat/budget',
    summary: 'Tell how many messages I may still send today, and when there are new ones',
    audience: ['student', 'parent', 'admin'],
    answer: z.object({ daily_messages: z.int(), left: z.int(), renewed_at: moment }),
  }),

  question: route({
    method: 'GET',
    path: '/chat/questions/{evaluationQuestionId}',
    summary: 'Read the question of a quiz that a conversation is about, and where it stands',
    audience: ['student'],
    params: z.object({ evaluationQuestionId: id }),
    answer: z.object({
      quiz_id: id,
      quiz_title: z.string(),
      /** Position in the quiz, from 1. */
      number: z.int(),
      text: z.string(),
      /** The answer so far, in words; null if there is none. */
      answered: z.string().nullable(),
      /** True if it can still be answered in the quiz. */
      is_open: z.boolean(),
    }),
  }),

  leaveWellbeing: route({
    method: 'PATCH',
    path: '/chat/threads/{id}',
    summary: 'Leave the quiet moment of a conversation, and go back to the lesson',
    audience: 'any',
    params: z.object({ id }),
    body: z.object({ mode: z.literal('lesson') }),
    answer: thread,
  }),

  deleteThread: route({
    method: 'DELETE',
    path: '/chat/threads/{id}',
    summary:
      'Take a conversation off my list; what a safeguarding contact has to see of it is kept',
    audience: 'any',
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
    refusals: { GENERATION_IN_PROGRESS: 409 },
  }),

  source: route({
    method: 'GET',
    path: '/chat/sources/{id}',
    summary: 'Read the page of the course notes that an answer cites',
    audience: 'any',
    params: z.object({ id }),
    answer: source.extend({ text: z.string() }),
  }),

  like: reaction('like', 'Say that an answer helped, or take it back'),
  dislike: reaction('dislike', 'Say that an answer did not help, or take it back'),
  bookmark: reaction('bookmark', 'Keep an answer, or let it go'),
}

function reaction<Name extends 'like' | 'dislike' | 'bookmark'>(name: Name, summary: string) {
  return route({
    method: 'POST',
    path: `/chat/{id}/${name}`,
    summary,
    audience: 'any',
    params: z.object({ id }),
    answer: z.object({ liked: z.boolean(), disliked: z.boolean(), bookmarked: z.boolean() }),
  })
}
