import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Net, WordWeights } from '@learngrove/tutor/safety/classifier'
import type { Example, Learning } from './learn.ts'

/** An example and the fold that it belongs to. */
export type Lesson = Example & { readonly fold: number }

/** What is to be learnt, and from which folds: from all but one, or from all where `leave_out` is null. */
export type Job = { readonly leave_out: number | null; readonly learning: Learning } & (
  | { readonly of: 'vectors'; readonly hidden: number }
  | { readonly of: 'words' }
)

export type Made =
  | { readonly of: 'vectors'; readonly net: Net }
  | { readonly of: 'words'; readonly words: WordWeights }

/** Learns as many jobs at once as there are cores; what is made stands in the order of the jobs. */
export async function learnSideBySide(
  lessons: readonly Lesson[],
  jobs: readonly Job[],
): Promise<Made[]> {
  const made: Made[] = []
  const open = [...jobs.entries()]
  const work = async () => {
    const worker = new Worker(new URL('./learn.worker.ts', import.meta.url), {
      workerData: { lessons },
    })
    for (let next = open.shift(); next; next = open.shift()) {
      const [at, job] = next
      made[at] = await answerTo(worker, job)
      console.log(`${made.filter(Boolean).length} of ${jobs.length} learnt`)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return made
}

const answerTo = (worker: Worker, job: Job): Promise<Made> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (made: Made) => {
      worker.off('error', reject)
      resolve(made)
    })
    worker.postMessage(job)
  })
