import { z } from 'zod'
import { route } from './route.ts'

export const xp = z.object({
  xp: z.int(),
  level: z.int(),
  next_level_xp: z.int(),
  current_level_base_xp: z.int(),
})

export const streaks = z.object({
  /** True if today already counts. */
  active: z.boolean(),
  days: z.int(),
  freezes_left: z.int(),
  /** This week, Monday first. */
  week: z.array(
    z.object({
      date: z.iso.date(),
      is_done: z.boolean(),
      is_frozen: z.boolean(),
      is_today: z.boolean(),
    }),
  ),
})

export const gamification = {
  streaks: route({
    method: 'GET',
    path: '/users/streaks',
    summary: 'Read my streak',
    audience: ['student'],
    answer: streaks,
  }),

  xp: route({
    method: 'GET',
    path: '/users/xp',
    summary: 'Read my XP and level',
    audience: ['student'],
    answer: xp,
  }),
}
