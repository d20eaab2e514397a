import { z } from 'zod'
import { limits as authLimits } from './auth.limits.ts'
import { emailAddress, newPassword, personName, userName } from './auth.ts'
import { route } from './route.ts'
import { limits } from './setup.limits.ts'
import { id } from './values.ts'

const person = z.object({
  first_name: personName,
  last_name: z.string().trim().max(authLimits.name),
  password: newPassword,
})

const withEmail = person.extend({ email: emailAddress })

/** A first class, so that a student can begin at once: whoever needs none makes it later. */
const firstClass = z.object({
  name: z.string().trim().min(1).max(limits.class_name),
  course_id: id,
  teacher: withEmail,
  student: person.extend({ username: userName }),
})

/** What an empty installation becomes a school by. */
export const setupFields = z.object({
  /** Looks after the platform and every school of it. */
  admin: withEmail,
  school_name: z.string().trim().min(1).max(limits.school_name),
  /** Runs the school's account. */
  owner: withEmail,
  first_class: firstClass.optional(),
})

/** The first steps of an installation. */
export const setup = {
  read: route({
    method: 'GET',
    path: '/setup',
    summary: 'Whether this installation is still to be set up, and how far its curriculum has got',
    audience: 'public',
    answer: z.object({
      is_open: z.boolean(),
      curriculum: z.object({ percent: z.int(), is_finished: z.boolean() }),
      /** What a first class can be taught; empty once the installation is set up. */
      courses: z.array(z.object({ id, title: z.string() })),
    }),
  }),

  start: route({
    method: 'POST',
    path: '/setup',
    summary: "Make the platform's admin, the first school and its owner, by the token of the log",
    audience: 'public',
    body: setupFields.extend({
      /** The one-time token that the server's log shows. */
      token: z.string().trim().min(1).max(200),
    }),
    status: 204,
    answer: z.void(),
    refusals: {
      /** Somebody has set it up already. */
      SETUP_DONE: 409,
      /** It is another token, or one that has expired. */
      TOKEN_REFUSED: 403,
      WEAK_PASSWORD: 422,
      /** Two people have the same e-mail address, or it or the username is taken. */
      NAME_TAKEN: 409,
      COURSE_UNKNOWN: 422,
    },
  }),
}
