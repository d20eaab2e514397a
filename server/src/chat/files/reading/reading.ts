import { limits } from '@learngrove/contract/chat.limits'
import { type Memory, part } from '#platform/memory.ts'
import { plainTextIn } from '#platform/plain-text.ts'
import { createWorkerPool } from '#platform/worker-pool.ts'

/** What is read in a document. */
export type Read = {
  /** With equations as LaTeX between dollar signs; null where nothing can be read. */
  readonly text: string | null
  readonly equations: number
  readonly is_truncated: boolean
}

export type ReadingTask = { readonly type: string; readonly base64: string }

/** What the worker finds; nothing in what it cannot open. */
export type Found = {
  readonly text: string
  readonly equations: number
  /** More pages or parts follow that were not read. */
  readonly has_more: boolean
}

export const nothingRead: Read = { text: null, equations: 0, is_truncated: false }

/** How much processor time a document may take, and how long it may take on a busy machine. */
const limit_ms = 4_000
const busy_limit_ms = 10_000
/** The same for the first document of a new worker, which also loads what reads it. */
const start_limit_ms = 8_000
/** How long its sender waits for a worker. */
const patience_ms = 30_000
/** How much memory it may take beside the objects of its script: what a small file unfolds into. */
const most_external_mb = 160

/** One worker a process: who sends many documents waits, and nobody else does. */
const readers = part(() =>
  createWorkerPool<ReadingTask, Found | null>({
    worker: new URL('./reading.worker.ts', import.meta.url),
    ...{ size: 1, limit_ms, busy_limit_ms, start_limit_ms, patience_ms, most_external_mb },
  }),
)

/** Reads the text of a document. What cannot be read in time, or at all, has none. */
export async function readFileText(
  memory: Memory,
  { type, bytes }: { readonly type: string; readonly bytes: Uint8Array },
): Promise<Read> {
  if (type === 'text/plain')
    return within({ text: plainTextIn(bytes) ?? '', equations: 0, has_more: false })
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
  const found = await memory.of(readers).run({ type, base64 })
  return found ? within(found) : nothingRead
}

const manyLines = /\n{3,}/g

/** Cuts a text to what is kept, and leaves out what only takes room. */
function within({ text, equations, has_more }: Found): Read {
  const lines = text.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').split('\n')
  const neat = lines
    .map((line) => line.replace(/[ \t\f\v\u00a0]+/g, ' ').trimEnd())
    .join('\n')
    .replace(manyLines, '\n\n')
    .trim()
  if (neat === '') return nothingRead
  const kept = neat.slice(0, limits.file_text_length).toWellFormed()
  return { text: kept, equations, is_truncated: has_more || kept.length < neat.length }
}
