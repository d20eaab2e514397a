import { z } from 'zod'
import { route } from './route.ts'
import { limits } from './speech.limits.ts'
import { flag, id } from './values.ts'

/** Whose voice the server speaks with: that of a provider, a small one of its own, or none. */
export const speakers = ['hosted', 'built_in', 'none'] as const

/** Types of recordings by their content. */
const recordings = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav']

export const speech = {
  say: route({
    method: 'POST',
    path: '/chat/{id}/speech',
    summary:
      'Hear a message of my conversations, or with `is_quiz` a question of my quiz, or a sentence of it',
    audience: 'any',
    params: z.object({ id }),
    query: z.object({ is_quiz: flag.optional() }),
    /** What is said must stand in the message or the question: all of it, sentences in a row, or a cell. */
    body: z.object({ text: z.string().trim().min(1).max(limits.said_length) }),
    answer: { file: ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4'] },
    refusals: { SPEECH_UNAVAILABLE: 503, NOT_SAID_THERE: 422 },
  }),

  hear: route({
    method: 'POST',
    path: '/chat/speech',
    summary: 'Turn a recording into text to look over; the recording is not kept',
    audience: 'any',
    files: { chat_speech: { max_bytes: limits.heard_bytes, max_count: 1, types: recordings } },
    answer: z.object({ text: z.string() }),
    refusals: { HEARING_UNAVAILABLE: 503, NOTHING_HEARD: 422 },
  }),

  voices: route({
    method: 'GET',
    path: '/chat/voices',
    summary: 'Tell whose voice the server reads to me with, and whether it understands speech',
    audience: 'any',
    query: z.object({ is_quiz: flag.optional() }),
    answer: z.object({ speaks: z.enum(speakers), hears: z.boolean() }),
  }),
}
