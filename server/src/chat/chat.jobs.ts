import { type RescreenWorld, rescreenMessages } from '#chat/care/rescreen-messages.ts'
import { purgeChatFiles } from '#chat/files/files.purge.ts'
import { deleteExpiredGuests } from '#chat/guests/guests.queries.ts'
import { embedPassages } from '#chat/material/material.embed-passages.ts'
import { deleteOldEvents } from '#chat/stream/stream.generations.queries.ts'
import { interruptAbandoned, interruptOwn, tendOwn } from '#chat/stream/stream.interrupt-answers.ts'
import type { Services } from '#platform/context.ts'
import type { Memory } from '#platform/memory.ts'
import { deleteHidden } from './chat.threads.queries.ts'

/** How long an answer can be replayed event by event after its end; its message is kept. */
const eventLifeHours = 6

/** How long a conversation stays hidden after its owner deleted it, before it is deleted for good. */
const hiddenLifeMs = 24 * 3_600_000

type World = RescreenWorld & Pick<Services, 'jobs' | 'config' | 'files'>

const everyMinute = '* * * * *'
const everyHour = '17 * * * *'

/**
 * Ends the answers whose process died, and keeps what there is of them; leaves those of this process that were
 * ended elsewhere. To be done about once a second by every process.
 */
export async function watchAnswers(
  world: Pick<Services, 'db' | 'memory' | 'instance_id'>,
): Promise<void> {
  await tendOwn(world)
  await interruptAbandoned(world.db, { asked_by: world.instance_id })
}

/**
 * Deletes events that nobody reads any more, conversations that were deleted long enough ago, the talks of guests
 * whose time is over, and files of none.
 */
export async function purgeChat(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  await deleteOldEvents(db, eventLifeHours)
  await deleteHidden(db, new Date(now.getTime() - hiddenLifeMs))
  await deleteExpiredGuests(db, now)
  await purgeChatFiles({ db, files }, now)
}

/** Cleans up the chat's tables by jobs. */
export async function startChatJobs(services: World): Promise<void> {
  const { db, files, jobs, clock, config } = services
  await jobs.work('chat-purge', () => purgeChat({ db, files }, clock()))
  await jobs.work('chat-rescreen', async () => void (await rescreenMessages(services)))
  await jobs.work('chat-vectors', async () => {
    await embedPassages(services, config.passages_a_minute)
  })
  await jobs.schedule('chat-rescreen', everyMinute)
  await jobs.schedule('chat-vectors', everyMinute)
  await jobs.schedule('chat-purge', everyHour)
}

/** Ends what this server is writing, before it stops: the partial answers are kept as unfinished messages. */
export const interruptGenerations = (memory: Memory): Promise<void> => interruptOwn(memory)
