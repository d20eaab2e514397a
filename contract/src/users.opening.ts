import { z } from 'zod'
import { emailAddress, limits } from './auth.ts'
import { route } from './route.ts'

/** Brands that have not opened yet: who wants to hear of it is written to once. */
export const openings = {
  askOpening: route({
    method: 'POST',
    path: '/users/opening',
    summary: 'Ask for a letter on the day on which this brand opens; a link confirms or ends it',
    audience: 'public',
    body: z.object({
      email: emailAddress,
      /** A field that people do not see and so leave empty. */
      website: z.string().max(200).optional(),
    }),
    status: 204,
    answer: z.void(),
    refusals: { NOT_A_PERSON: 422 },
  }),

  answerOpening: route({
    method: 'POST',
    path: '/users/opening/{token}',
    summary:
      'Confirm with the link that was mailed that I want that letter, or have my address forgotten',
    audience: 'public',
    params: z.object({ token: z.string().min(1).max(limits.token) }),
    body: z.object({ is_wanted: z.boolean() }),
    status: 204,
    answer: z.void(),
    refusals: { LINK_EXPIRED: 410 },
  }),
}
