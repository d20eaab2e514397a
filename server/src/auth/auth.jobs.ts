import { deleteOldPlaces } from '#auth/sessions/sessions.places.queries.ts'
import { deleteEndedSessions } from '#auth/sessions/sessions.queries.ts'
import { openSince } from '#auth/sessions/sessions.ts'
import type { Services } from '#platform/context.ts'
import { deleteRequests } from '#platform/throttle/throttle.queries.ts'
import { deleteOldTickets } from '#platform/tickets/tickets.queries.ts'
import { deleteOldFailures } from './auth.queries.ts'

const day = 24 * 3_600_000

/** How long expired rows, and counts that no longer slow anybody down, are kept. */
const keptMs = day

const everyNight = '41 3 * * *'

/** Deletes expired secrets, counts, sessions and known places. */
export async function purgeAuth({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - keptMs)
  await deleteOldTickets(db, before)
  await deleteRequests(db, before)
  await deleteOldFailures(db, before)
  await deleteOldPlaces(db, now)
  await deleteEndedSessions(db, openSince(now))
}

export async function startAuthJobs(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  await services.jobs.work('auth-purge', () => purgeAuth(services))
  await services.jobs.schedule('auth-purge', everyNight)
}
