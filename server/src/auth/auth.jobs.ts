import type { Services } from '#platform/context.ts'
import { deleteOldFailures } from './auth.queries.ts'
import { deleteRequests } from './auth.requests.queries.ts'
import { deleteEndedSessions } from './auth.sessions.queries.ts'
import { openSince } from './auth.sessions.ts'
import { deleteOldTickets } from './auth.tickets.queries.ts'
import { deleteOldPlaces } from './places.queries.ts'

const day = 24 * 3_600_000

/** What has expired, and what no longer slows anybody down, is kept for a day and then forgotten. */
const keptMs = day

const everyNight = '41 3 * * *'

/** Forgets secrets, counts, sessions and places that have had their time. */
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
