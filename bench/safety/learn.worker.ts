import { parentPort, workerData } from 'node:worker_threads'
import { learnVectors } from './learn.ts'
import { learnWords } from './learn-words.ts'
import type { Job, Lesson, Made } from './side-by-side.ts'

const { lessons }: { readonly lessons: readonly Lesson[] } = workerData

function learn(job: Job): Made {
  const examples = lessons.filter(({ fold }) => fold !== job.leave_out)
  return job.of === 'words'
    ? { of: 'words', words: learnWords(examples, job.learning) }
    : { of: 'vectors', net: learnVectors(examples, job.learning, job.hidden) }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(learn(job)))
