import type { Db } from '#platform/database.ts'
import { findXp, selectStreakDays } from './gamification.queries.ts'
import { dayIn, streakOf } from './gamification.streak.ts'
import { levelOf } from './gamification.xp.ts'

export const readXp = async (db: Db, student_id: string) => levelOf(await findXp(db, student_id))

export async function readStreaks(
  db: Db,
  { student_id, time_zone, now }: { student_id: string; time_zone: string; now: Date },
) {
  return streakOf(await selectStreakDays(db, student_id), dayIn(time_zone, now))
}
