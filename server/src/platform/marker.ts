import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Judgement, JudgeOptions } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'

/** Judges one answer. When time runs out the judgement says so, and asks for a teacher. */
export type Marker = AsyncDisposable & {
  readonly judge: (question: Question, answer: Answer, options?: JudgeOptions) => Promise<Judgement>
}

export type MarkingTask = {
  readonly question: Question
  readonly answer: Answer
  readonly options: JudgeOptions
}

type Waiting = MarkingTask & { readonly resolve: (judgement: Judgement) => void }

const timeLimitMs = 250
/** A worker that has just been started also loads the engine; its first task may take that much longer. */
const startLimitMs = 10_000
const markerWorker = new URL('./marker.worker.ts', import.meta.url)

/** A pool of workers, each with one task at a time: one that takes too long is killed and replaced. */
export function createMarker({
  size = Math.max(1, availableParallelism() - 1),
  worker = markerWorker,
  start_limit_ms = startLimitMs,
} = {}): Marker {
  const queue: Waiting[] = []
  const seats = Array.from({ length: size }, () => seat(queue, worker, start_limit_ms))
  return {
    judge: (question, answer, options = {}) =>
      new Promise((resolve) => {
        queue.push({ question, answer, options, resolve })
        for (const each of seats) each.wake()
      }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(seats.map((each) => each.close()))
    },
  }
}

function seat(queue: Waiting[], worker: URL, start_limit_ms: number) {
  let thread: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  function finish(judgement: Judgement) {
    clearTimeout(timer)
    current?.resolve(judgement)
    current = undefined
    wake()
  }

  function giveUp() {
    thread?.removeAllListeners()
    thread?.on('error', () => {})
    thread?.terminate()
    thread = undefined
    if (current) finish(outOfTime(current.question))
  }

  function start(): Worker {
    const fresh = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    fresh.unref()
    fresh.on('message', (text: string) => finish(JSON.parse(text)))
    fresh.on('error', giveUp)
    fresh.on('exit', giveUp)
    return fresh
  }

  function wake() {
    if (current) return
    current = queue.shift()
    if (!current) return
    const limit = thread ? timeLimitMs : start_limit_ms
    thread ??= start()
    timer = setTimeout(giveUp, limit)
    const { question, answer, options } = current
    // As text: a copy of the objects themselves takes several times as long, on both sides. The
    // marker reads neither hints nor solution, which are most of a question's text.
    const asked = { ...question, hints: [], method_answer: [] }
    thread.postMessage(JSON.stringify({ question: asked, answer, options } satisfies MarkingTask))
  }

  return { wake, close: async () => void (await thread?.terminate()) }
}

function outOfTime({ max_score }: Question): Judgement {
  return {
    verdict: 'unsure',
    marks_given: 0,
    max_score,
    is_full_marks: false,
    parts: [],
    scoring_rationale: 'This one needs a teacher to look at it. Nothing is lost.',
    confidence: 0,
    marker: 'time_limit',
    needs_review: true,
  }
}
