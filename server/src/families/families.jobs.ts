import type { Services } from '#platform/context.ts'
import { deleteWaitingSince } from '#users/users.consents.queries.ts'
import { waitingKeptMs } from './families.limits.ts'

const everyNight = '53 3 * * *'

/** Deletes the accounts of children to which no grown-up has agreed in time, with all their data. */
export const purgeWaiting = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteWaitingSince(db, new Date(clock().getTime() - waitingKeptMs))

export async function startFamiliesJobs(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  await services.jobs.work('waiting-accounts-purge', () => purgeWaiting(services))
  await services.jobs.schedule('waiting-accounts-purge', everyNight)
}
