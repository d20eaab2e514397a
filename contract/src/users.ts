import { z } from 'zod'
import { user } from './auth.ts'
import { route } from './route.ts'
import { moment } from './values.ts'

export const users = {
  information: route({
    method: 'GET',
    path: '/users/information',
    summary: 'Read who I am',
    audience: 'any',
    answer: user,
  }),

  heartStatus: route({
    method: 'GET',
    path: '/users/heart-status',
    summary: 'Read my hearts; a paid course has none to lose',
    audience: ['student'],
    answer: z.object({
      is_free_tier: z.boolean(),
      hearts: z.int(),
      max_hearts: z.int(),
      next_heart_at: moment.nullable(),
    }),
  }),
}
