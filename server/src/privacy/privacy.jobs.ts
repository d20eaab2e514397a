import { z } from 'zod'
import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { deleteFile } from '#platform/files.queries.ts'
import { erasePerson } from './erase-person.ts'
import { makeExport } from './make-export.ts'
import { moveRequest, selectDue, selectExpired } from './privacy.queries.ts'
import { removeFiles } from './remove-files.ts'

const everyHour = '7 * * * *'

const one = z.object({ id: z.uuid() })
const filesOfOne = one.extend({ file_ids: z.array(z.uuid()) })

type World = Pick<Services, 'db' | 'config' | 'mail' | 'jobs' | 'files' | 'clock'>

/** Starts the erasures whose day has come, and removes expired copies. */
export async function doWhatIsDue({ db, jobs, files, clock }: World): Promise<void> {
  const now = clock()
  for (const { id } of await selectDue(db, now))
    await jobs.send('privacy-erase', { id }, { key: id })
  for (const { id, file_id } of await selectExpired(db, now)) {
    // Removes the bytes first: if it stops in between, the row says that they are still to be
    // removed.
    if (file_id) await files.remove(file_id)
    await transaction(db, async (tx) => {
      await moveRequest(tx, id, ['ready'], { status: 'expired' })
      if (file_id) await deleteFile(tx, file_id)
    })
  }
}

/** The worker of each queue. */
export const workPrivacy = {
  'privacy-due': (world: World) => doWhatIsDue(world),
  'privacy-erase': (world: World, data: unknown) => erasePerson(world, one.parse(data).id),
  'privacy-export': (world: World, data: unknown) => makeExport(world, one.parse(data).id),
  'privacy-files': (world: World, data: unknown) => removeFiles(world, filesOfOne.parse(data)),
} as const

export async function startPrivacyJobs(world: World): Promise<void> {
  for (const [queue, work] of Object.entries(workPrivacy)) {
    await world.jobs.work(queue, (data) => work(world, data))
  }
  await world.jobs.schedule('privacy-due', everyHour)
}
