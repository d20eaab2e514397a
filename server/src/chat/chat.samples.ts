import type { chat } from '@learngrove/contract/chat'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

export const chatSamples: Samples<typeof chat> = {
  keepFile: ({ chat_file_id }) => ({ body: { id: chat_file_id } }),
  readFile: ({ chat_file_id }) => ({ params: { id: chat_file_id } }),
  correctFile: ({ chat_file_id }) => ({ params: { id: chat_file_id }, body: { text: 'x = 2' } }),
  removeFile: ({ chat_file_id }) => ({ params: { id: chat_file_id } }),
  stream: ({ thread_id, message_id, chat_file_id, evaluation_question_id }) => ({
    query: { thread_id },
    body: {
      ...{ messages: 'What is a half of eight?', client_message_id: newId() },
      file_ids: btoa(JSON.stringify([chat_file_id])),
      evaluation_question_id,
      replaces_id: message_id,
    },
  }),
  resume: ({ generation_id }) => ({ params: { generationId: generation_id }, query: {} }),
  stop: ({ generation_id }) => ({ params: { generationId: generation_id } }),
  active: ({ thread_id }) => ({ query: { thread_id } }),
  list: ({ thread_id, message_id }) => ({ query: { thread_id, before: message_id } }),
  threads: () => ({ query: { page: '1', size: '10', search: 'plants' } }),
  budget: () => ({}),
  question: ({ evaluation_question_id }) => ({
    params: { evaluationQuestionId: evaluation_question_id },
  }),
  changeThread: ({ thread_id }) => ({ params: { id: thread_id }, body: { title: 'Plants' } }),
  generate: ({ thread_id }) => ({
    query: { thread_id },
    body: { nudging_group: 1, nudging_type: 3, latest_question_correct: true },
  }),
  deleteThread: ({ thread_id }) => ({ params: { id: thread_id } }),
  source: ({ passage_id }) => ({ params: { id: passage_id } }),
  like: ({ message_id }) => ({ params: { id: message_id } }),
  dislike: ({ message_id }) => ({ params: { id: message_id } }),
  bookmark: ({ message_id }) => ({ params: { id: message_id } }),
}
