import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { deleteOldEvents, selectRunning, selectSilent } from './chat.generations.queries.ts'
import { interruptOrphans, interruptOwn } from './interrupt-answers.ts'

/** A run that has not been heard of for this long is dead: it says that it lives every ten seconds. */
const silentSeconds = 90

/** An answer can be read again event by event for this long after its end; its message is kept. */
const eventLifeHours = 6

const everyMinute = '* * * * *'
const everyHour = '17 * * * *'

/** Ends the answers whose process died, keeping what there is of them. */
export async function reapAnswers(db: Db): Promise<number> {
  const ids = await selectSilent(db, silentSeconds)
  return interruptOrphans(db, { ids, silent_s: silentSeconds })
}

export const purgeEvents = (db: Db): Promise<number> => deleteOldEvents(db, eventLifeHours)

/** Ends every answer that runs, at the start of the only process there is: nobody can be writing one. */
export async function interruptAll(db: Db): Promise<number> {
  return interruptOrphans(db, { ids: await selectRunning(db) })
}

/** Keeps the chat's tables tidy: at the start of the process, and from then on by jobs. */
export async function startChatJobs({
  db,
  config,
  jobs,
}: Pick<Services, 'db' | 'config' | 'jobs'>): Promise<void> {
  // The embedded database has one process, this one, and it has only just begun.
  if (!config.database_url) await interruptAll(db)
  await jobs.work('chat-reap', async () => void (await reapAnswers(db)))
  await jobs.work('chat-purge', async () => void (await purgeEvents(db)))
  await jobs.schedule('chat-reap', everyMinute)
  await jobs.schedule('chat-purge', everyHour)
}

/** Ends what this process is writing, before it stops: the partial answers are kept as unfinished messages. */
export const interruptGenerations = (): Promise<void> => interruptOwn()
