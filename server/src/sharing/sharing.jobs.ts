import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { deleteExpiredGuestAttempts } from './sharing.queries.ts'

const everyHour = '47 * * * *'

/** Deletes the attempts of visitors whose time is over, with the names in them. Returns how many. */
export const purgeGuests = (db: Db, now: Date): Promise<number> =>
  deleteExpiredGuestAttempts(db, now)

export async function startSharingJobs({
  db,
  jobs,
  clock,
}: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.work('guests-purge', async () => void (await purgeGuests(db, clock())))
  await jobs.schedule('guests-purge', everyHour)
}
