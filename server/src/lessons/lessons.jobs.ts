import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { deleteExpiredPaperAttempts } from './papers.queries.ts'

const everyHour = '37 * * * *'

/** Deletes the attempts at papers whose seven days are over. Returns how many. */
export const purgePapers = (db: Db, now: Date): Promise<number> =>
  deleteExpiredPaperAttempts(db, now)

export async function startLessonsJobs({
  db,
  jobs,
  clock,
}: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await jobs.work('papers-purge', async () => void (await purgePapers(db, clock())))
  await jobs.schedule('papers-purge', everyHour)
}
