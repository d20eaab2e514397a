import { createWorkerPool } from '#platform/worker-pool.ts'
import type { PrintedPlace, ReadPlace } from './read-page.ts'

export type { PrintedPlace } from './read-page.ts'

/** A photograph in base64; with the places of its page, they are read too. */
export type ReadingTask = {
  readonly picture: string
  readonly places?: readonly PrintedPlace[]
}

/** A question as it was read, with a picture of it (WebP in base64). */
export type ReadQuestion = Omit<ReadPlace, 'picture'> & { readonly picture: string }

export type ReadingResult =
  | {
      readonly token: string
      readonly page: number
      readonly questions?: readonly ReadQuestion[]
    }
  | { readonly failed: 'no_picture' | 'no_code' | 'no_page' }

/** A page takes about half a second; what takes far longer was made to. */
const pageMs = 10_000
/** A busy machine, and as many photographs before it as a class has. */
const patienceMs = 60_000
/** A worker holds some 150 MB once it has read a page. */
const idleMs = 60_000
const mostMb = 700

const createReader = () =>
  createWorkerPool<ReadingTask, ReadingResult>({
    worker: new URL('./reading.worker.ts', import.meta.url),
    size: 1,
    limit_ms: pageMs,
    busy_limit_ms: patienceMs,
    patience_ms: patienceMs,
    idle_ms: idleMs,
    most_external_mb: mostMb,
  })

let reader: ReturnType<typeof createReader> | undefined

/** Reads a photograph of a page in a worker of its own, which is let go when nothing comes for a while. */
export async function readPhotograph(task: ReadingTask): Promise<ReadingResult> {
  reader ??= createReader()
  return (await reader.run(task)) ?? { failed: 'no_page' }
}
