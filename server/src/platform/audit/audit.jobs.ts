import type { Services } from '#platform/context.ts'
import { deleteAuditEvents } from './audit.queries.ts'

const day = 24 * 3_600_000

/** How long the audit is kept. */
const auditKeptMs = 365 * day

const everyNight = '47 3 * * *'

export const purgeAudit = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteAuditEvents(db, new Date(clock().getTime() - auditKeptMs))

export async function startAuditJobs(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
): Promise<void> {
  await services.jobs.work('audit-purge', () => purgeAudit(services))
  await services.jobs.schedule('audit-purge', everyNight)
}
