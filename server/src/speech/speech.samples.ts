import type { speech } from '@learngrove/contract/speech'
import type { Samples } from '#testing/samples.ts'

export const speechSamples: Samples<typeof speech> = {
  say: ({ message_id }) => ({ params: { id: message_id }, query: {}, body: { text: 'Hello' } }),
  hear: () => ({}),
  voices: () => ({ query: { is_quiz: 'true' } }),
}
