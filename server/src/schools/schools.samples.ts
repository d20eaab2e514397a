import type { schools } from '@learngrove/contract/schools'
import type { Samples } from '#testing/samples.ts'

export const schoolsSamples: Samples<typeof schools> = {
  get: ({ class_id }) => ({ params: { id: class_id } }),
  picture: ({ class_id }) => ({ params: { id: class_id, name: 'logo-0.webp' } }),
  update: ({ class_id }) => ({ params: { id: class_id }, body: { idle_minutes: '30' } }),
}
