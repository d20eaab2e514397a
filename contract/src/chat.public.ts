import { z } from 'zod'
import { limits } from './chat.limits.ts'
import { threadMode } from './chat.threads.ts'
import { answerParts, chatMessage, generationStates, source } from './chat.ts'
import { route } from './route.ts'
import { id, moment, paging, whole } from './values.ts'

/** Made at random by the browser, and known to it alone: whoever has it may read and go on with its talks. */
const session_id = z.uuidv4()

const generation = { params: z.object({ generationId: id }), query: z.object({ session_id }) }

/** What the page shows of the conversation as a whole. */
const talk = z.object({ id, title: z.string(), mode: threadMode })

/** The session's time is over, or its talks have become a student's: the browser begins another. */
const over = { GUEST_SESSION_OVER: 410 } as const

/** The talk with visitors who have no account. */
export const publicChat = {
  publicStream: route({
    method: 'POST',
    path: '/chat/public/stream',
    summary: 'Ask the tutor as a visitor; the answer is a stream that outlives the connection',
    audience: 'public',
    query: z.object({ session_id, thread_id: id.optional() }),
    body: z.object({
      messages: z.string().trim().min(1).max(limits.message_length),
      /** Made once by the browser, so that sending a message again asks nothing twice. */
      client_message_id: id.optional(),
      /** The browser's time zone: it says which help lines are near. Without it the site's own. */
      time_zone: z
        .string()
        .regex(/^[\w+\-/]+$/)
        .max(limits.time_zone_length)
        .optional(),
    }),
    answer: { events: answerParts },
    refusals: {
      ...over,
      GENERATION_IN_PROGRESS: 409,
      MESSAGE_ID_USED: 409,
      DAILY_BUDGET_USED: 429,
    },
  }),

  publicResume: route({
    method: 'GET',
    path: '/chat/public/stream/{generationId}',
    summary: 'Read an answer to a visitor on, after the last event that arrived',
    audience: 'public',
    params: generation.params,
    query: generation.query.extend({ after: whole.optional() }),
    answer: { events: answerParts },
  }),

  publicStop: route({
    method: 'POST',
    path: '/chat/public/stream/{generationId}/stop',
    summary: 'Stop an answer to a visitor and keep what was written',
    audience: 'public',
    ...generation,
    status: 202,
    answer: z.object({ message_id: id, status: z.enum(generationStates) }),
  }),

  publicActive: route({
    method: 'GET',
    path: '/chat/public/active',
    summary: 'Tell which answer is being written in a conversation of a visitor, if any',
    audience: 'public',
    query: z.object({ session_id, thread_id: id }),
    answer: z.object({ generation_id: id.nullable(), message_id: id.nullable() }),
  }),

  publicBudget: route({
    method: 'GET',
    path: '/chat/public/budget',
    summary: 'Tell how many messages a visitor may still send today, and when there are new ones',
    audience: 'public',
    query: z.object({ session_id }),
    answer: z.object({ daily_messages: z.int(), left: z.int(), renewed_at: moment }),
  }),

  publicTitle: route({
    method: 'POST',
    path: '/chat/public/title/{sessionId}',
    summary: 'Read the title of the latest conversation of a visitor',
    audience: 'public',
    params: z.object({ sessionId: session_id }),
    answer: z.object({ conversation_title: z.string() }),
  }),

  publicMessages: route({
    method: 'GET',
    path: '/chat/public/{id}',
    summary:
      'Read what was said in the session of this id, the newest page first, oldest first within it',
    audience: 'public',
    params: z.object({ id: session_id }),
    query: z.object({ ...paging, thread_id: id.optional() }),
    answer: z.object({
      messages: z.array(chatMessage),
      total_count: z.int(),
      /** The conversation that was asked for, or the latest; null before the first. */
      thread: talk.nullable(),
    }),
  }),

  publicLeaveWellbeing: route({
    method: 'PATCH',
    path: '/chat/public/threads/{id}',
    summary: 'Leave the quiet moment of a visitor’s conversation, and go back to the lesson',
    audience: 'public',
    params: z.object({ id }),
    query: z.object({ session_id }),
    body: z.object({ mode: z.literal('lesson') }),
    answer: talk,
  }),

  publicSource: route({
    method: 'GET',
    path: '/chat/public/sources/{id}',
    summary: 'Read the page of the platform’s own notes that an answer to a visitor cites',
    audience: 'public',
    params: z.object({ id }),
    answer: source.extend({ text: z.string() }),
  }),

  publicLike: reaction('like', 'Say as a visitor that an answer helped, or take it back'),
  publicDislike: reaction(
    'dislike',
    'Say as a visitor that an answer did not help, or take it back',
  ),

  publicTakeOver: route({
    method: 'POST',
    path: '/chat/public/taken-over',
    summary: 'Make what this browser asked as a visitor mine: once, whoever asks how often',
    audience: ['student'],
    body: z.object({ session_id }),
    answer: z.object({ thread_ids: z.array(id) }),
    refusals: over,
  }),
}

function reaction<Name extends 'like' | 'dislike'>(name: Name, summary: string) {
  return route({
    method: 'POST',
    path: `/chat/public/{id}/${name}`,
    summary,
    audience: 'public',
    params: z.object({ id }),
    query: z.object({ session_id }),
    answer: z.object({ liked: z.boolean(), disliked: z.boolean() }),
  })
}
