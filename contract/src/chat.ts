import { z } from 'zod'
import { card } from './chat.cards.ts'
import { chatFiles, fileIds, fileRule, messageFile } from './chat.files.ts'
import { limits } from './chat.limits.ts'
import { threads } from './chat.threads.ts'
import { verdicts } from './question.ts'
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

/** Why the built-in tutor answers although there is a hosted model. */
const because = z.enum(['off', 'unscreened', 'day_used', 'month_used', 'unavailable'])

/** What a survey of students is about. */
export const surveyType = z.enum(['confidence', 'motivation'])

export const chatMessage = z.object({
  id,
  thread_id: id,
  from_user: z.boolean(),
  type: z.string(),
  text: z.string(),
  sources: z.array(source),
  care: careCard.nullable(),
  card: card.nullable(),
  files: z.array(messageFile),
  /** What may be said next, each in words to send; empty under most messages. */
  suggestions: z.array(z.string()),
  /** Why the built-in tutor answered although there is a hosted model; null otherwise. */
  because: because.nullable(),
  /** The message of the caller's own that this one was written in the place of. */
  replaces_id: id.nullable(),
  /** What a survey asks about, and the response to it from 1 to 4: of its messages only. */
  survey_type: surveyType.nullable(),
  response_value: z.int().min(1).max(4).nullable(),
  /** True if it was stopped, or broke off, before its end. */
  unfinished: z.boolean(),
  liked: z.boolean(),
  disliked: z.boolean(),
  bookmarked: z.boolean(),
  created_at: moment,
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
  /** What may be said next, in words to send. */
  'data-suggestions': part('data-suggestions', { data: z.array(z.string()) }),
  /** The message will be screened again, so words of care may still follow. */
  'data-screening': part('data-screening', { data: z.object({ is_pending: z.literal(true) }) }),
  finish: part('finish', {
    finishReason: z.string(),
    messageMetadata: z.object({
      id,
      provider: z.string(),
      /** Why the built-in tutor answered although there is a hosted model; absent otherwise. */
      because: because.optional(),
    }),
  }),
  abort: part('abort', {}),
  error: part('error', { errorText: z.string() }),
}

export type ChatPart = {
  [N in keyof typeof answerParts]: z.output<(typeof answerParts)[N]>
}[keyof typeof answerParts]

const highestNudging = 1_000
const nudgingNumber = z.int().min(0).max(highestNudging)

/** Which prompt leads to something: its group, and its number within that. */
const nudging = {
  nudging_group: whole.pipe(nudgingNumber).optional(),
  nudging_type: whole.pipe(nudgingNumber).optional(),
}

const generationParams = z.object({ generationId: id })

/** State of the writing of an answer, or how it ended. */
export const generationStates = ['running', 'completed', 'stopped', 'interrupted', 'error'] as const

export const chat = {
  ...chatFiles,
  ...threads,

  stream: route({
    method: 'POST',
    path: '/chat/stream',
    summary: 'Ask the tutor; the answer is written as a stream that outlives the connection',
    audience: ['student', 'parent', 'admin'],
    query: z.object({ thread_id: id.optional() }),
    body: z.object({
      /** May be empty where there are files. */
      messages: z.string().trim().max(limits.message_length),
      /** Files that are kept already, in the order in which they are shown. */
      file_ids: fileIds.optional(),
      /** Which prompt of the page led to the message: it is kept, and changes no answer. */
      ...nudging,
      user_current_selected_subject: z.string().max(80).optional(),
      /** Made once by the client, so that sending a message again asks nothing twice. */
      client_message_id: id.optional(),
      /** The question of a quiz that the message is about. */
      evaluation_question_id: id.optional(),
      /** An earlier message of the thread that this one is written in the place of; both are kept. */
      replaces_id: id.optional(),
    }),
    files: { 'file[]': { ...fileRule, max_count: limits.message_files } },
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
      /** A message of the caller's own talks: only what was said before it, so that no page shifts while more is said. */
      before: id.optional(),
    }),
    answer: z.object({ messages: z.array(chatMessage), total_count: z.int() }),
  }),

  generate: route({
    method: 'POST',
    path: '/chat/generate',
    summary: 'Have the tutor set the next question, or say what the stored answers show',
    audience: 'any',
    query: z.object({ thread_id: id.optional() }),
    body: z.object({
      /** What the caller says with it, if anything: it is kept and screened like any message. */
      user_input: z.string().trim().max(limits.message_length).optional(),
      nudging_group: nudgingNumber.optional(),
      nudging_type: nudgingNumber.optional(),
      /** Accepted and ignored: what was right is read from the stored answers. */
      latest_question_correct: z.boolean().optional(),
    }),
    answer: z.object({ message: chatMessage }),
    refusals: { GENERATION_IN_PROGRESS: 409, NUDGE_SHOWN: 409, DAILY_BUDGET_USED: 429 },
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
      /** True if a class of the student has a teacher, who can be asked about it. */
      has_teacher: z.boolean(),
      /** True if it can still be answered in the quiz. */
      is_open: z.boolean(),
      /**
       * The rungs of its ladder that were released, and how many there are; of what is settled, those that were.
       * Null where there is none, and where the quiz has no hints.
       */
      hints: z.object({ shown: z.array(z.string()), count: z.int() }).nullable(),
      /** What the caller handed in, the first try first. Of an exam none until it is handed in. */
      tries: z.array(
        z.object({
          /** In words; null where it was a file. */
          answered: z.string().nullable(),
          verdict: z.enum(verdicts),
          tried_at: moment,
        }),
      ),
    }),
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
