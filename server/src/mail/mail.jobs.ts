import { z } from 'zod'
import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { deleteOldMessages, findWaiting, markFailed, markSent } from './mail.queries.ts'
import { type Carriers, openTransports, Refused } from './mail-transports.ts'

const day = 24 * 3_600_000

/** How long a message is kept, whether it could be sent or not. */
const keptMs = 30 * day

const everyNight = '23 3 * * *'

const letter = z.object({ id: z.uuid() })

/**
 * Delivers one message. One that was delivered or is withheld is skipped; one that the other side
 * refuses for good is marked so; any other failure is thrown, so that the job is retried.
 */
export async function deliver(
  { db, carriers, now }: { db: Db; carriers: Carriers; now: Date },
  id: string,
): Promise<void> {
  const message = await findWaiting(db, id)
  const carry = message && carriers[message.kind === 'text' ? 'text' : 'mail']
  if (!carry) return
  try {
    await carry(message)
  } catch (error) {
    await markFailed(db, { id, error: String(error instanceof Error ? error.message : error) })
    if (error instanceof Refused) return
    throw error
  }
  await markSent(db, { id, now })
}

/** Runs the queue of messages, and deletes old ones. */
export async function startMailJobs({
  db,
  config,
  jobs,
  clock,
}: Pick<Services, 'db' | 'config' | 'jobs' | 'clock'>): Promise<void> {
  const carriers = openTransports(config)
  if (carriers.mail ?? carriers.text) {
    await jobs.work('mail-deliver', (data) =>
      deliver({ db, carriers, now: clock() }, letter.parse(data).id),
    )
  }
  await jobs.work('mail-purge', async () => {
    await deleteOldMessages(db, new Date(clock().getTime() - keptMs))
  })
  await jobs.schedule('mail-purge', everyNight)
}
