import type { ChatPart } from '@learngrove/contract/chat'
import type { TalkState } from '@learngrove/tutor/mind'
import type { Context } from '#platform/context.ts'
import { type Memory, part } from '#platform/memory.ts'
import { endAnswer } from './end-answer.ts'
import { groupWriter } from './group-writer.ts'
import { createPartQueue } from './part-queue.ts'
import type { Ending, WrittenEvent } from './stream.generations.queries.ts'

/** The one block of text that an answer has. */
export const textId = 'text'

export type AnswerLog = {
  readonly id: string
  /** Aborted when the answer is to be written no further, whoever ended it. */
  readonly signal: AbortSignal
  readonly add: (part: ChatPart) => void
  readonly addText: (delta: string) => void
  /**
   * Ends the answer with its last events, after everything that was added, and keeps it as a
   * message, with where the tutor is after it. Once this resolves it is stored; that somebody else ended it first is no fault.
   */
  readonly end: (status: Ending, parts: readonly ChatPart[], talk?: TalkState) => Promise<void>
  /** Leaves an answer that somebody else has ended. */
  readonly lose: () => void
  /** The events after a place that are written to the database already. */
  readonly after: (seq: number) => readonly WrittenEvent[]
  readonly state: () => 'open' | 'ended' | 'lost'
  /** Resolves at the next change of what `after` and `state` answer. */
  readonly changed: () => Promise<void>
}

const openLogs = part(() => new Map<string, AnswerLog>())

/** The log of an answer that is being written by this server. */
export const findLog = (memory: Memory, id: string): AnswerLog | undefined =>
  memory.of(openLogs).get(id)

const unendedAnswers = part(() => new Set<string>())

/** The answers of this server that are over, but whose ending could not be written. */
export const unended = (memory: Memory): Set<string> => memory.of(unendedAnswers)

export const allLogs = (memory: Memory): AnswerLog[] => [...memory.of(openLogs).values()]

/**
 * Opens the log of an answer whose first events are written already. An event is shown only
 * once the database has it: what a reader saw is never lost, nor numbered anew.
 */
export function openLog(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  id: string,
  first: readonly ChatPart[],
): AnswerLog {
  const logs = memory.of(openLogs)
  const written = [...first]
  const abort = new AbortController()
  const change = bell()
  const letters = wholeLetters()
  let state: 'open' | 'ended' | 'lost' = 'open'
  let ending: Promise<void> | undefined

  // A write that fails ends the run: the answer is not what it seems.
  const queue = createPartQueue({ write, onFault: () => abort.abort() })
  const append = groupWriter(memory, db)

  async function write(take: () => readonly ChatPart[]) {
    if (state !== 'open') return
    let parts: readonly ChatPart[] = []
    const taken = () => {
      parts = take()
      return parts
    }
    const isRunning = await append({ id, seq: written.length, take: taken })
    if (!isRunning) return leave('lost')
    written.push(...parts)
    change.ring()
  }

  function leave(how: 'ended' | 'lost') {
    if (state !== 'open') return
    state = how
    logs.delete(id)
    abort.abort()
    change.ring()
  }

  async function finish(status: Ending, parts: readonly ChatPart[], talk?: TalkState) {
    // What could not be written was never shown either: the ending is tried all the same.
    const isAllWritten = await queue.flush().then(
      () => true,
      () => false,
    )
    if (state !== 'open') return
    const isOurs = await endAnswer(db, { id, status, parts, talk }).catch((error: unknown) => {
      unended(memory).add(id)
      throw error
    })
    // A write that seemed to fail may be in the database: then readers are told the rest from there.
    if (!isOurs || !isAllWritten) return leave('lost')
    written.push(...parts)
    leave('ended')
  }

  const add = (part: ChatPart) => {
    if (state === 'open' && !ending) queue.add(part)
  }
  const log: AnswerLog = {
    id,
    signal: abort.signal,
    add,
    addText: (text) => {
      const delta = letters(text)
      if (delta !== '') add({ type: 'text-delta', id: textId, delta })
    },
    end: (status, parts, talk) => {
      ending ??= finish(status, parts, talk)
      return ending
    },
    lose: () => leave('lost'),
    after: (seq) => written.slice(seq).map((part, index) => ({ seq: seq + 1 + index, part })),
    state: () => state,
    changed: change.next,
  }
  logs.set(id, log)
  return log
}

/** Wakes all who wait for its next ring. */
function bell() {
  let next = Promise.withResolvers<void>()
  return {
    next: () => next.promise,
    ring: () => {
      next.resolve()
      next = Promise.withResolvers()
    },
  }
}

/**
 * Holds back half of a letter that lies outside the basic plane until its other half
 * comes, and leaves out what the database cannot hold as text.
 */
function wholeLetters(): (delta: string) => string {
  let half = ''
  return (delta) => {
    const text = half + delta
    const isHalf = /[\uD800-\uDBFF]$/.test(text)
    half = isHalf ? text.slice(-1) : ''
    const whole = isHalf ? text.slice(0, -1) : text
    return whole.toWellFormed().replaceAll('\0', '')
  }
}
