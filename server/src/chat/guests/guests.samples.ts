import type { publicChat } from '@learngrove/contract/chat.public'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

/** A session that nobody has. */
const session_id = '3f0b1d52-6b1c-4a70-9c1e-8a4d2f6c7e90'

const reaction = ({ message_id }: { readonly message_id: string }) => ({
  params: { id: message_id },
  query: { session_id },
})

export const guestSamples: Samples<typeof publicChat> = {
  publicStream: ({ thread_id }) => ({
    query: { session_id, thread_id },
    body: {
      messages: 'What is a half of eight?',
      client_message_id: newId(),
      time_zone: 'Europe/London',
    },
  }),
  publicResume: ({ generation_id }) => ({
    params: { generationId: generation_id },
    query: { session_id },
  }),
  publicStop: ({ generation_id }) => ({
    params: { generationId: generation_id },
    query: { session_id },
  }),
  publicActive: ({ thread_id }) => ({ query: { session_id, thread_id } }),
  publicBudget: () => ({ query: { session_id } }),
  publicTitle: () => ({ params: { sessionId: session_id } }),
  publicMessages: ({ thread_id }) => ({ params: { id: session_id }, query: { thread_id } }),
  publicLeaveWellbeing: ({ thread_id }) => ({
    params: { id: thread_id },
    query: { session_id },
    body: { mode: 'lesson' },
  }),
  publicSource: ({ passage_id }) => ({ params: { id: passage_id } }),
  publicLike: reaction,
  publicDislike: reaction,
  publicTakeOver: () => ({ body: { session_id } }),
}
