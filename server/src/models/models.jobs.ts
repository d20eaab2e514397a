import type { Services } from '#platform/context.ts'
import { deleteOld, releaseLost } from './budgets.queries.ts'

const dayMs = 24 * 3_600_000

/** How long it is counted what a person used in a day: any time zone is over by then. */
const daysKeptMs = 3 * dayMs

/** How long calls are kept: for the sums of a year, and the month that is being paid. */
const callsKeptMs = 400 * dayMs

const everyMinute = '* * * * *'
const everyNight = '23 3 * * *'

type World = Pick<Services, 'db' | 'clock'>

/** Gives back what was set aside by processes that died. */
export const releaseReservations = ({ db, clock }: World): Promise<number> =>
  releaseLost(db, clock())

export function purgeModels({ db, clock }: World): Promise<void> {
  const now = clock().getTime()
  return deleteOld(db, {
    days_before: new Date(now - daysKeptMs),
    calls_before: new Date(now - callsKeptMs),
  })
}

export async function startModelsJobs(services: World & Pick<Services, 'jobs'>): Promise<void> {
  const { jobs } = services
  await jobs.work('models-release', async () => void (await releaseReservations(services)))
  await jobs.work('models-purge', () => purgeModels(services))
  await jobs.schedule('models-release', everyMinute)
  await jobs.schedule('models-purge', everyNight)
}
