import type { ChatPart } from '@learngrove/contract/chat'
import type { Db } from '#platform/database.ts'
import {
  appendParts,
  type Ending,
  touchGeneration,
  type WrittenEvent,
} from './chat.generations.queries.ts'
import { endAnswer } from './end-answer.ts'

/** Words that arrive within this time are written as one event. */
const coalesceMs = 80

/** A run says this often that it is alive, even while its model is silent. */
const heartbeatMs = 10_000

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
   * message. Once this resolves it is stored; that somebody else ended it first is no fault.
   */
  readonly end: (status: Ending, parts: readonly ChatPart[]) => Promise<void>
  /** The events after a place that are written to the database already. */
  readonly after: (seq: number) => readonly WrittenEvent[]
  readonly state: () => 'open' | 'ended' | 'lost'
  /** Resolves at the next change of what `after` and `state` answer. */
  readonly changed: () => Promise<void>
}

const open = new Map<string, AnswerLog>()

/** The log of an answer that is being written by this process. */
export const findLog = (id: string): AnswerLog | undefined => open.get(id)

export const allLogs = (): AnswerLog[] => [...open.values()]

/**
 * Opens the log of an answer whose first events are written already. An event is shown only
 * once the database has it: what a reader saw is never lost, nor numbered anew.
 */
export function openLog(db: Db, id: string, first: readonly ChatPart[]): AnswerLog {
  const written = [...first]
  const abort = new AbortController()
  let pending: ChatPart[] = []
  let state: 'open' | 'ended' | 'lost' = 'open'
  let ending: Promise<void> | undefined
  let halfLetter = ''
  let change = Promise.withResolvers<void>()
  let writing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let lastWrite = 0

  const heartbeat = setInterval(() => {
    touchGeneration(db, id).then(
      (runs) => runs || leave('lost'),
      () => {},
    )
  }, heartbeatMs)
  heartbeat.unref()

  function tell() {
    change.resolve()
    change = Promise.withResolvers()
  }

  function leave(how: 'ended' | 'lost') {
    if (state !== 'open') return
    state = how
    clearInterval(heartbeat)
    clearTimeout(timer)
    open.delete(id)
    abort.abort()
    tell()
  }

  async function writePending() {
    timer = undefined
    const parts = pending
    pending = []
    if (parts.length === 0 || state !== 'open') return
    lastWrite = performance.now()
    const last = await appendParts(db, { id, parts })
    if (last === undefined) return leave('lost')
    written.push(...parts)
    tell()
  }

  /** One write at a time, in order. A write that fails ends the run: the answer is not what it seems. */
  function write(): Promise<void> {
    writing = writing.then(writePending)
    return writing
  }

  function schedule() {
    if (timer || ending) return
    const wait = lastWrite + coalesceMs - performance.now()
    timer = setTimeout(() => void write().catch(() => abort.abort()), Math.max(0, wait))
  }

  async function finish(status: Ending, parts: readonly ChatPart[]) {
    clearTimeout(timer)
    // What could not be written was never shown either: the ending is tried all the same.
    await write().catch(() => {})
    if (state !== 'open') return
    const isOurs = await endAnswer(db, { id, status, parts })
    if (isOurs) written.push(...parts)
    leave(isOurs ? 'ended' : 'lost')
  }

  const log: AnswerLog = {
    id,
    signal: abort.signal,
    add(part) {
      if (state !== 'open' || ending) return
      pending.push(part)
      schedule()
    },
    addText(delta) {
      const { text, rest } = wholeLetters(halfLetter + delta)
      halfLetter = rest
      if (text === '') return
      const last = pending.at(-1)
      if (last?.type === 'text-delta') {
        pending[pending.length - 1] = { ...last, delta: last.delta + text }
      } else log.add({ type: 'text-delta', id: textId, delta: text })
    },
    end: (status, parts) => {
      ending ??= finish(status, parts)
      return ending
    },
    after: (seq) => written.slice(seq).map((part, index) => ({ seq: seq + 1 + index, part })),
    state: () => state,
    changed: () => change.promise,
  }
  open.set(id, log)
  return log
}

/**
 * Holds back half of a letter that lies outside the basic plane until its other half
 * comes, and leaves out what the database cannot hold as text.
 */
function wholeLetters(text: string): { text: string; rest: string } {
  const isHalf = /[\uD800-\uDBFF]$/.test(text)
  const whole = isHalf ? text.slice(0, -1) : text
  return {
    text: whole.toWellFormed().replaceAll('\0', ''),
    rest: isHalf ? text.slice(-1) : '',
  }
}
