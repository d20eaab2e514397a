import { limits } from '@learngrove/contract/safeguarding.limits'
import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { claimUnopened, selectUnopened } from './cases.queries.ts'
import { type Telling, tellOthers } from './tell-contacts.ts'

const everyMinute = '* * * * *'
const minuteMs = 60_000

type World = Pick<Services, 'db' | 'config' | 'mail' | 'clock'> & Pick<Telling, 'log'>

/** Escalates every case that nobody has opened in time: each once, however many processes look. */
export async function tellOfUnopened({ db, clock, ...world }: World): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - limits.unopened_minutes * minuteMs)
  for (const id of await selectUnopened(db, before)) {
    await transaction(db, async (tx) => {
      const found = await claimUnopened(tx, { id, before, now })
      if (!found) return
      const { school_id, response, told_at } = found
      await tellOthers({ ...world, db: tx }, { case_id: id, school_id, response, told_at, now })
    })
  }
}

export async function startSafeguardingJobs(
  services: World & Pick<Services, 'jobs'>,
): Promise<void> {
  await services.jobs.work('safeguarding-unopened', () => tellOfUnopened(services))
  await services.jobs.schedule('safeguarding-unopened', everyMinute)
}
