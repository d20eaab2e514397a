import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type {
  ContentQuestion,
  ContentWorksheet,
  Course,
  Note,
  Subject,
} from '@learngrove/content/curriculum'

/** What an installation brings, as the content writes it. */
export type Curriculum = {
  readonly subjects: readonly Subject[]
  readonly courses: readonly Course[]
  readonly questions: readonly ContentQuestion[]
  readonly worksheets: readonly ContentWorksheet[]
  readonly notes: readonly Note[]
}

/** Reads the curriculum from its files, in a thread of its own: the hundred megabytes that they take end with it. */
export async function readCurriculum(): Promise<Curriculum> {
  const worker = new Worker(new URL('./content.worker.ts', import.meta.url))
  try {
    // Safe: the worker says one thing, which has this shape.
    const [curriculum] = (await once(worker, 'message')) as [Curriculum]
    return curriculum
  } finally {
    await worker.terminate()
  }
}
