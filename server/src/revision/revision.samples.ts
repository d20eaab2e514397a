import type { revision } from '@learngrove/contract/revision'
import type { Samples } from '#testing/samples.ts'

export const revisionSamples: Samples<typeof revision> = {
  list: () => ({}),
  nextSteps: ({ course_id }) => ({ query: { course_id } }),
  skills: ({ course_id }) => ({ query: { course_id } }),
}
