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

/** The engine takes a few milliseconds at most; the rest is for a machine with much else to do. */
const timeLimitMs = 1_000
/** A worker that has just been started also loads the engine; its first task may take that much longer. */
const startLimitMs = 10_000
/** So many at most: what waits behind others in one worker is not given to another that is free. */
const tasksTogether = 16
const markerWorker = new URL('./marker.worker.ts', import.meta.url)

/** A pool of workers, each with one task at a time in hand: one that takes too long is killed and replaced. */
export function createMarker({
  size = Math.max(1, availableParallelism() - 1),
  worker = markerWorker,
  start_limit_ms = startLimitMs,
} = {}): Marker {
  const queue: Waiting[] = []
  const seats = Array.from({ length: size }, () => seat(queue, worker, start_limit_ms))
  const fill = () => {
    for (const each of seats) each.fill()
  }
  return {
    judge: (question, answer, options = {}) =>
      new Promise((resolve) => {
        queue.push({ question, answer, options, resolve })
        // To wake a worker costs more than most judgements: what comes in one turn is sent together.
        if (queue.length === 1) setImmediate(fill)
      }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(seats.map((each) => each.close()))
    },
  }
}

function seat(queue: Waiting[], worker: URL, start_limit_ms: number) {
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  /** What the worker was sent, in its order: it is at the first of them. */
  let sent: Waiting[] = []

  function finish(judgement: Judgement) {
    clearTimeout(timer)
    sent.shift()?.resolve(judgement)
    if (sent.length > 0) timer = setTimeout(giveUp, timeLimitMs)
    else fill()
  }

  /** Only the task in hand is at fault: those behind it wait for the next worker. */
  function giveUp() {
    thread?.removeAllListeners()
    thread?.on('error', () => {})
    thread?.terminate()
    thread = undefined
    const [stuck, ...behind] = sent
    queue.unshift(...behind)
    sent = stuck ? [stuck] : []
    if (stuck) finish(outOfTime(stuck.question))
  }

  function start(): Worker {
    const fresh = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    fresh.unref()
    fresh.on('message', (text: string) => finish(JSON.parse(text)))
    fresh.on('error', giveUp)
    fresh.on('exit', giveUp)
    return fresh
  }

  /** Sends the next tasks, once the ones before are done. */
  function fill() {
    if (sent.length > 0 || queue.length === 0) return
    timer = setTimeout(giveUp, thread ? timeLimitMs : start_limit_ms)
    thread ??= start()
    sent = queue.splice(0, tasksTogether)
    thread.postMessage(JSON.stringify(sent.map(asked)))
  }

  return { fill, close: async () => void (await thread?.terminate()) }
}

/**
 * A task as it is sent: as text, for a copy of the objects themselves takes several times as long
 * on both sides, and without hints and solution, which the marker does not read.
 */
const asked = ({ question, answer, options }: Waiting): MarkingTask => ({
  question: { ...question, hints: [], method_answer: [] },
  answer,
  options,
})

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
