import type { setup } from '@learngrove/contract/setup'
import type { Samples } from '#testing/samples.ts'

const person = { first_name: 'Ada', last_name: 'Byron', password: 'quiet-lantern-42-moss' }

export const setupSamples: Samples<typeof setup> = {
  read: () => ({}),
  start: ({ course_id }) => ({
    body: {
      token: 'a token',
      admin: { ...person, email: 'admin@nowhere.test' },
      school_name: 'A school',
      owner: { ...person, email: 'owner@nowhere.test' },
      first_class: {
        name: '9A',
        course_id,
        teacher: { ...person, email: 'teacher@nowhere.test' },
        student: { ...person, username: 'a.student' },
      },
    },
  }),
}
