import type { Services } from '#platform/context.ts'
import { type OpeningBrand, tellOpenings } from './openings.jobs.ts'
import { deleteContactMessages } from './support.contact.queries.ts'

const day = 24 * 3_600_000

/** How long a message to us is kept, so that nobody's address stays for ever. */
const contactKeptMs = 180 * day

const everyNight = '53 3 * * *'
const everyHour = '7 * * * *'

export const purgeContact = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteContactMessages(db, new Date(clock().getTime() - contactKeptMs))

export async function startSupportJobs(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'mail'> & {
    readonly brands: readonly OpeningBrand[]
  },
): Promise<void> {
  await services.jobs.work('contact-purge', () => purgeContact(services))
  await services.jobs.schedule('contact-purge', everyNight)
  await services.jobs.work('opening-letters', () => tellOpenings(services))
  await services.jobs.schedule('opening-letters', everyHour)
}
