import { requestInstallation } from '#curriculum/curriculum.jobs.ts'
import type { Services } from '#platform/context.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { isEmpty } from './setup.queries.ts'

/**
 * Prepares an installation that nobody has set up yet: asks for the curriculum, and makes the token
 * that sets it up, a new one at each start. Returns nothing once it is set up.
 */
export async function announceSetup({
  db,
  jobs,
  clock,
}: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<string | undefined> {
  if (!(await isEmpty(db))) return undefined
  await requestInstallation({ jobs })
  const { secret } = await issueTicket(db, { purpose: 'setup', now: clock() })
  return secret
}
