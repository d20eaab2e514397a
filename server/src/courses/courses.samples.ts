import type { courses } from '@learngrove/contract/courses'
import { newId } from '#platform/ids.ts'
import { type Samples, someLevel } from '#testing/samples.ts'

export const coursesSamples: Samples<typeof courses> = {
  mine: ({ user_id }) => ({ query: { child_id: user_id } }),
  list: () => ({
    query: { school_id: newId(), subject_id: newId(), academic_level_id: someLevel },
  }),
  catalogue: () => ({}),
  get: ({ course_id }) => ({ params: { id: course_id } }),
  getPublic: ({ course_id }) => ({ params: { id: course_id } }),
  sharer: ({ course_id }) => ({ params: { id: course_id } }),
}
