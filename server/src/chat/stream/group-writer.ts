import { setImmediate as turn } from 'node:timers/promises'
import type { ChatPart } from '@learngrove/contract/chat'
import { type Db, outsideTransaction } from '#platform/database.ts'
import { type Memory, part } from '#platform/memory.ts'
import { appendParts, appendTogether } from './stream.generations.queries.ts'

/** How many answers share a statement at most, so that it stays short. */
const mostTogether = 500

type Waiting = {
  readonly id: string
  /** The number of the answer's last event. */
  readonly seq: number
  readonly take: () => readonly ChatPart[]
  readonly settled: PromiseWithResolvers<boolean>
}

/** Writes the parts of an answer after its event `seq`. Tells whether the answer was still running. */
export type GroupWriter = (answer: Omit<Waiting, 'settled'>) => Promise<boolean>

const writers = part(() => new WeakMap<Db, GroupWriter>())

/** The one writer of a server's answers. */
export function groupWriter(memory: Memory, db: Db): GroupWriter {
  const known = memory.of(writers)
  const writer = known.get(db) ?? createGroupWriter(db)
  known.set(db, writer)
  return writer
}

/**
 * Writes the parts of all answers with one statement at a time: while it is on its way their next parts
 * gather, so a word waits for one statement at most, however many answers there are. An answer whose row
 * somebody holds, and each answer of a statement that failed, is written by itself: nobody waits for
 * another, or pays for another's fault.
 */
function createGroupWriter(db: Db): GroupWriter {
  let waiting: Waiting[] = []
  let isWriting = false

  async function writeAll() {
    isWriting = true
    while (waiting.length > 0) {
      // What is said in the same turn of the event loop goes with it.
      await turn()
      const all = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      await writeGroup(db, all)
    }
    isWriting = false
  }

  return (answer) => {
    const settled = Promise.withResolvers<boolean>()
    waiting.push({ ...answer, settled })
    // It writes for all: not as part of what the first of them was doing.
    if (!isWriting) void outsideTransaction(writeAll)
    return settled.promise
  }
}

/** Never rejects: how it went is for each answer to know. */
async function writeGroup(db: Db, all: readonly Waiting[]): Promise<void> {
  const group = all.map(({ id, seq, take, settled }) => ({ id, seq, parts: take(), settled }))
  const outcomes = await appendTogether(db, group).catch(() => new Map<string, boolean>())
  for (const { settled, ...answer } of group) {
    const isRunning = outcomes.get(answer.id)
    if (isRunning !== undefined) settled.resolve(isRunning)
    else appendParts(db, answer).then(settled.resolve, settled.reject)
  }
}
