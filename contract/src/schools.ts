import { z } from 'zod'
import { route } from './route.ts'

/** Longest time without activity, in minutes, that a school can set before a sign-out. */
export const maxIdleMinutes = 240

export const schools = {
  update: route({
    method: 'PATCH',
    path: '/schools/mine',
    summary:
      'Set after how many minutes without a sign of life my school signs people out; null: never',
    audience: ['owner'],
    body: z.object({ idle_minutes: z.int().min(1).max(maxIdleMinutes).nullable() }),
    answer: z.object({ idle_minutes: z.int().nullable() }),
  }),
}
