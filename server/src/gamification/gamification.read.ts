import type { Db } from '#platform/database.ts'
import { selectHeartLosses } from './gamification.hearts.queries.ts'
import { type Hearts, heartsAt } from './gamification.hearts.ts'
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

/** The hearts of a student of the free tier; whoever has a course in full has none to lose. */
export async function heartsOf(
  db: Db,
  { student_id, now }: { student_id: string; now: Date },
): Promise<Hearts> {
  return heartsAt(await selectHeartLosses(db, student_id), now)
}
