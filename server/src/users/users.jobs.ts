import type { Services } from '#platform/context.ts'
import { deleteContactMessages } from './users.contact.queries.ts'

const day = 24 * 3_600_000

/** A message to us is answered long before, and nobody's address is kept for ever. */
const contactKeptMs = 180 * day

const everyNight = '53 3 * * *'

export const purgeContact = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteContactMessages(db, new Date(clock().getTime() - contactKeptMs))

export async function startUsersJobs(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  await services.jobs.work('contact-purge', () => purgeContact(services))
  await services.jobs.schedule('contact-purge', everyNight)
}
