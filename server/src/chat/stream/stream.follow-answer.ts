import { setTimeout as pause } from 'node:timers/promises'
import type { chat } from '@learngrove/contract/chat'
import type { StreamEvent } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { type AnswerLog, findLog } from './stream.answer-log.ts'
import { selectEvents, type WrittenEvent } from './stream.generations.queries.ts'
import { endAbandoned } from './stream.interrupt-answers.ts'

export type ChatEvent = StreamEvent<typeof chat.stream.answer>

type World = Pick<Context, 'db' | 'memory' | 'instance_id'>

/** How often the table is polled while another process writes the answer. */
const pollMs = 250

/**
 * Streams the events of an answer after a sequence number to its end: replayed, then as they are
 * written. From this process's own log if it writes the answer, else from the table. Leaving the
 * stream does not stop the answer.
 */
export async function* followAnswer(
  { db, memory, instance_id: asked_by }: World,
  { id, after = 0 }: { id: string; after?: number },
): AsyncGenerator<ChatEvent> {
  let seq = Math.max(0, after)
  const log = findLog(memory, id)
  for await (const event of log ? readLog(log, seq) : []) {
    seq = event.seq
    yield eventOf(id, event)
  }
  if (log?.state() === 'ended') return
  for await (const event of readTable(db, { id, after: seq, asked_by })) yield eventOf(id, event)
}

async function* readLog(log: AnswerLog, after: number): AsyncGenerator<WrittenEvent> {
  let seq = after
  for (;;) {
    // Taken before reading, so that no change in between is missed.
    const changed = log.changed()
    const isOpen = log.state() === 'open'
    for (const event of log.after(seq)) {
      yield event
      seq = event.seq
    }
    if (!isOpen) return
    await changed
  }
}

async function* readTable(
  db: Db,
  { id, after, asked_by }: { id: string; after: number; asked_by: string },
): AsyncGenerator<WrittenEvent> {
  let seq = after
  for (;;) {
    const { is_running, is_abandoned, events } = await selectEvents(db, {
      id,
      after: seq,
      asked_by,
    })
    for (const event of events) {
      // Numbers are given under a lock, so there can be no gap; skipping one would garble the
      // answer.
      if (event.seq !== seq + 1) throw new Error(`Event ${seq + 1} of an answer is missing`)
      yield event
      seq = event.seq
    }
    if (!is_running) return
    // Nobody will write its end: the reader does, and reads it.
    if (is_abandoned && (await endAbandoned(db, { id, asked_by }))) continue
    await pause(pollMs)
  }
}

// Safe: a part is written under the name of its own type.
const eventOf = (id: string, { seq, part }: WrittenEvent) =>
  ({ id: `${id}:${seq}`, event: part.type, data: part }) as ChatEvent
