import { Worker } from 'node:worker_threads'

/** Work that may take too long, done beside the event loop by workers that can be killed. */
export type WorkerPool<Task, Result> = AsyncDisposable & {
  /** What the worker makes of a task; nothing when time runs out, or nobody waits for it any more. */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result | undefined>
}

type PoolOptions = {
  /** A module that answers each message, a JSON list of tasks, with the result of each as JSON, in order. */
  readonly worker: URL
  readonly size: number
  /** How long one task may take once the worker is at it. */
  readonly limit_ms: number
  /** A worker that has just been started also loads its modules; its first task may take that long. */
  readonly start_limit_ms?: number
  /** How long a task may take from being asked for, its waiting for a worker included. */
  readonly patience_ms?: number
}

type Waiting<Task, Result> = {
  readonly task: Task
  readonly isWanted: () => boolean
  readonly resolve: (result: Result | undefined) => void
}

const startLimitMs = 10_000
/** So many at most: what waits behind others in one worker is not given to another that is free. */
const tasksTogether = 16
const maxMegabytes = 512

/** A pool of workers, each with one task at a time in hand: one that takes too long is killed and replaced. */
export function createWorkerPool<Task, Result>(options: PoolOptions): WorkerPool<Task, Result> {
  const queue: Waiting<Task, Result>[] = []
  const seats = Array.from({ length: options.size }, () => seat(queue, options))
  const fill = () => {
    for (const each of seats) each.fill()
  }
  return {
    run: (task, signal) => {
      const { promise, resolve } = Promise.withResolvers<Result | undefined>()
      const { stop, isOver } = patience(resolve, options.patience_ms, signal)
      queue.push({ task, isWanted: () => !isOver(), resolve })
      // To wake a worker costs more than most tasks: what comes in one turn is sent together.
      if (queue.length === 1) setImmediate(fill)
      return promise.finally(stop)
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(seats.map((each) => each.close()))
    },
  }
}

/** Gives a task up when nobody waits for it any more. */
function patience(
  resolve: (result: undefined) => void,
  patience_ms: number | undefined,
  signal: AbortSignal | undefined,
) {
  let over = signal?.aborted === true
  const giveUp = () => {
    over = true
    resolve(undefined)
  }
  if (over) resolve(undefined)
  const timer = patience_ms === undefined ? undefined : setTimeout(giveUp, patience_ms)
  signal?.addEventListener('abort', giveUp)
  const stop = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
  return { stop, isOver: () => over }
}

function seat<Task, Result>(
  queue: Waiting<Task, Result>[],
  { worker, limit_ms, start_limit_ms = startLimitMs }: PoolOptions,
) {
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  /** What the worker was sent, in its order: it is at the first of them. */
  let sent: Waiting<Task, Result>[] = []

  function finish(result: Result | undefined) {
    clearTimeout(timer)
    sent.shift()?.resolve(result)
    if (sent.length > 0) timer = setTimeout(giveUp, limit_ms)
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
    if (stuck) finish(undefined)
  }

  function start(): Worker {
    const fresh = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } })
    fresh.unref()
    fresh.on('message', (text: string) => finish(JSON.parse(text)))
    fresh.on('error', giveUp)
    fresh.on('exit', giveUp)
    return fresh
  }

  /** Sends the next tasks, once the ones before are done. */
  function fill() {
    if (sent.length > 0) return
    while (sent.length < tasksTogether && queue.length > 0) {
      const next = queue.shift()
      if (next?.isWanted()) sent.push(next)
    }
    if (sent.length === 0) return
    timer = setTimeout(giveUp, thread ? limit_ms : start_limit_ms)
    thread ??= start()
    // As text, for a copy of the objects themselves takes several times as long on both sides.
    thread.postMessage(JSON.stringify(sent.map(({ task }) => task)))
  }

  return { fill, close: async () => void (await thread?.terminate()) }
}
