import { type RescreenWorld, rescreenMessages } from '#chat/care/rescreen-messages.ts'
import { deleteOldEvents } from '#chat/stream/stream.generations.queries.ts'
import {
  interruptAbandoned,
  interruptEvery,
  interruptOwn,
} from '#chat/stream/stream.interrupt-answers.ts'
import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Memory } from '#platform/memory.ts'
import { deleteHidden } from './chat.threads.queries.ts'

/** How long an answer can be replayed event by event after its end; its message is kept. */
const eventLifeHours = 6

/** How long a conversation stays hidden after its owner deleted it, before it is deleted for good. */
const hiddenLifeMs = 24 * 3_600_000

type World = RescreenWorld & Pick<Services, 'config' | 'instance_id' | 'jobs'>

const everyMinute = '* * * * *'
const everyHour = '17 * * * *'

/** Ends the answers whose process died, and keeps what there is of them. */
export const reapAnswers = (db: Db, instance_id: string): Promise<number> =>
  interruptAbandoned(db, { asked_by: instance_id })

/** Deletes events that nobody reads any more, and conversations that were deleted long enough ago. */
export async function purgeChat(db: Db, now: Date): Promise<void> {
  await deleteOldEvents(db, eventLifeHours)
  await deleteHidden(db, new Date(now.getTime() - hiddenLifeMs))
}

/** Ends every running answer, at the start of the only process there is: nobody can be writing one. */
export const interruptAll = (db: Db): Promise<number> => interruptEvery(db)

/** Cleans up the chat's tables: at the start of the process, and from then on by jobs. */
export async function startChatJobs(services: World): Promise<void> {
  const { db, config, instance_id, jobs, clock } = services
  // The embedded database has one process, this one, and it has only just started.
  if (!config.database_url) await interruptAll(db)
  else await reapAnswers(db, instance_id)
  await jobs.work('chat-reap', async () => void (await reapAnswers(db, instance_id)))
  await jobs.work('chat-purge', () => purgeChat(db, clock()))
  await jobs.work('chat-rescreen', async () => void (await rescreenMessages(services)))
  await jobs.schedule('chat-reap', everyMinute)
  await jobs.schedule('chat-rescreen', everyMinute)
  await jobs.schedule('chat-purge', everyHour)
}

/** Ends what this server is writing, before it stops: the partial answers are kept as unfinished messages. */
export const interruptGenerations = (memory: Memory): Promise<void> => interruptOwn(memory)
