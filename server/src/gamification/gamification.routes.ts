import { gamification } from '@learngrove/contract/gamification'
import { implement } from '#platform/implement.ts'
import { readStreaks, readXp } from './gamification.read.ts'

export const gamificationRoutes = implement(gamification, {
  streaks: ({ db, actor, now }) =>
    readStreaks(db, { student_id: actor.id, time_zone: actor.time_zone, now }),
  xp: ({ db, actor }) => readXp(db, actor.id),
})
