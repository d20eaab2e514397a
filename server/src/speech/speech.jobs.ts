import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { deleteFile } from '#platform/files.queries.ts'
import { deleteClip, selectOver } from './clips.queries.ts'
import { clipLifeMs, makingMs, mostClipBytes } from './speech.limits.ts'

type World = Pick<Services, 'db' | 'files' | 'clock'>

const everyHour = '37 * * * *'

/** Removes sounds that are too old, were never finished, or are more than there is room for. Returns how many. */
export async function purgeClips(
  { db, files, clock }: World,
  most_bytes: number = mostClipBytes,
): Promise<number> {
  const now = clock().getTime()
  const over = await selectOver(db, {
    made_before: new Date(now - clipLifeMs),
    begun_before: new Date(now - makingMs),
    most_bytes,
  })
  for (const id of over) {
    // The bytes go first: what stops in between is found again by its row.
    await files.remove(id)
    await transaction(db, async (tx) => {
      await deleteClip(tx, id)
      await deleteFile(tx, id)
    })
  }
  return over.length
}

export async function startSpeechJobs(services: World & Pick<Services, 'jobs'>): Promise<void> {
  const { jobs } = services
  await jobs.work('speech-purge', async () => void (await purgeClips(services)))
  await jobs.schedule('speech-purge', everyHour)
}
