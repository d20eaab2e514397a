import { Worker } from 'node:worker_threads'

/** Runs work that may take too long beside the event loop, in workers that can be killed. */
export type WorkerPool<Task, Result> = AsyncDisposable & {
  /** Returns the worker's result for a task; nothing if time runs out, the caller has aborted it or the pool is closed. */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result | undefined>
}

type PoolOptions = {
  /** A module that answers each message, a JSON list of tasks, with a JSON list of results in the same order. */
  readonly worker: URL
  readonly size: number
  /** How long one task may run. */
  readonly limit_ms: number
  /**
   * How long it may run where the machine is busy with something else: until then `limit_ms` is
   * processor time of its worker.
   */
  readonly busy_limit_ms?: number
  /** How long the first task of a new worker may run, since the worker also loads its modules. */
  readonly start_limit_ms?: number
  /** How long a task may take from the request on, including the wait for a worker. */
  readonly patience_ms?: number
  /** How long a worker with nothing to do is kept; for ever where nothing is said. */
  readonly idle_ms?: number
  /** How much memory it may hold beside its objects, in megabytes; without it nobody looks. */
  readonly most_external_mb?: number
}

type Waiting<Task, Result> = {
  readonly task: Task
  readonly isWanted: () => boolean
  readonly resolve: (result: Result | undefined) => void
}

/** A machine that starts much else at once may take long to load the modules, and the first task is not to blame. */
const startLimitMs = 30_000
/** Most tasks are done before anybody asks their worker how long it was busy, which would delay them. */
const firstLookMs = 10
/** Largest batch: a task that waits behind others in one worker is not given to a free one. */
const tasksTogether = 16
const maxMegabytes = 512
const bytesAMegabyte = 1024 * 1024
/** How often a worker is asked how much memory it holds beside its objects. */
const memoryLookMs = 50

/** Creates a pool of workers. Each runs one task at a time; one that takes too long is killed and replaced. */
export function createWorkerPool<Task, Result>(options: PoolOptions): WorkerPool<Task, Result> {
  const queue: Waiting<Task, Result>[] = []
  const seats = Array.from({ length: options.size }, () => seat(queue, options))
  let isClosed = false
  const fill = () => {
    for (const each of seats) each.fill()
  }
  return {
    run: async (task, signal) => {
      if (isClosed) return undefined
      const { promise, resolve } = Promise.withResolvers<Result | undefined>()
      const { stop, isOver } = patience(resolve, options.patience_ms, signal)
      queue.push({ task, isWanted: () => !isOver(), resolve })
      // Waking a worker costs more than most tasks: tasks of one turn are sent together.
      if (queue.length === 1) setImmediate(fill)
      return promise.finally(stop)
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true
      for (const waiting of queue.splice(0)) waiting.resolve(undefined)
      await Promise.all(seats.map((each) => each.close()))
    },
  }
}

/** Gives a task up when its caller aborts it or its patience ends. */
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

/** Returns how long a worker was busy, in milliseconds; of one that is gone, no time at all. */
async function processorTimeOf(worker: Worker | undefined): Promise<number> {
  const none = { user: 0, system: 0 }
  const { user, system } = (await worker?.cpuUsage().catch(() => none)) ?? none
  return (user + system) / 1000
}

function startWorker<Result>(
  module: URL,
  onResult: (result: Result) => void,
  onEnd: () => void,
): Worker {
  const fresh = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } })
  fresh.on('message', (text: string) => onResult(JSON.parse(text)))
  fresh.on('error', onEnd)
  fresh.on('exit', onEnd)
  // Last: who listens for messages is waited for, and a server that stops would never end.
  fresh.unref()
  return fresh
}

/** Ends a worker. A promise of its end never settles once its listeners are gone, so they go first. */
async function endWorker(worker: Worker | undefined) {
  worker?.removeAllListeners()
  worker?.on('error', () => {})
  await worker?.terminate()
}

/** Looks at how many bytes a busy worker holds beside its objects, which are all that V8 itself limits. */
function watchMemory(most_mb = Number.POSITIVE_INFINITY) {
  let timer: NodeJS.Timeout | undefined
  const rest = () => clearInterval(timer)
  return {
    rest,
    /** Calls back once it is more than it may hold. */
    watch(worker: Worker | undefined, onOver: () => void) {
      rest()
      if (most_mb === Number.POSITIVE_INFINITY) return
      const own = setInterval(async () => {
        const held = await worker?.getHeapStatistics().catch(() => undefined)
        const isOver = (held?.external_memory ?? 0) > most_mb * bytesAMegabyte
        if (isOver && own === timer) onOver()
      }, memoryLookMs)
      timer = own.unref()
    },
  }
}

function seat<Task, Result>(queue: Waiting<Task, Result>[], options: PoolOptions) {
  const { limit_ms, idle_ms, busy_limit_ms = limit_ms, start_limit_ms = startLimitMs } = options
  let thread: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  const memory = watchMemory(options.most_external_mb)
  /** Changes with each task, so that who has looked at one does not take another for it. */
  let turn = 0
  /** The tasks that were sent, in order: the worker runs the first of them. */
  let sent: Waiting<Task, Result>[] = []

  function finish(result: Result | undefined) {
    clearTimeout(timer)
    memory.rest()
    turn += 1
    sent.shift()?.resolve(result)
    if (sent.length > 0) {
      allow(limit_ms)
      memory.watch(thread, giveUp)
    } else fill()
  }

  /** Gives the running task so much time, and more where its worker did not get so much of the processor. */
  function allow(ms: number) {
    turn += 1
    const [own, running, began] = [turn, thread, performance.now()]
    let before: number | undefined
    const look = async () => {
      const used = await processorTimeOf(running)
      if (own !== turn) return
      before ??= used - firstLookMs
      const left = Math.min(ms - (used - before), busy_limit_ms - (performance.now() - began))
      if (left < 1) giveUp()
      else timer = setTimeout(look, left)
    }
    timer = setTimeout(look, firstLookMs)
  }

  /** Kills the worker. Only the running task is at fault: those behind it wait for the next worker. */
  function giveUp() {
    void endWorker(thread)
    thread = undefined
    const [stuck, ...behind] = sent
    queue.unshift(...behind)
    sent = stuck ? [stuck] : []
    if (stuck) finish(undefined)
  }

  /** Sends the next tasks, once the ones before are done. */
  function fill() {
    if (sent.length > 0) return
    while (sent.length < tasksTogether && queue.length > 0) {
      const next = queue.shift()
      if (next?.isWanted()) sent.push(next)
    }
    clearTimeout(timer)
    if (sent.length === 0) {
      // It is let go if there is nothing for it to do until then.
      if (thread && idle_ms !== undefined) timer = setTimeout(giveUp, idle_ms).unref()
      return
    }
    if (thread) allow(limit_ms)
    else timer = setTimeout(giveUp, start_limit_ms)
    thread ??= startWorker(options.worker, finish, giveUp)
    // Sent as text: cloning the objects takes several times as long on both sides.
    thread.postMessage(JSON.stringify(sent.map(({ task }) => task)))
    memory.watch(thread, giveUp)
  }

  /** Ends the worker and what it was about; nothing may be filled in after that. */
  async function close() {
    clearTimeout(timer)
    memory.rest()
    turn += 1
    for (const each of sent.splice(0)) each.resolve(undefined)
    await endWorker(thread)
  }

  return { fill, close }
}
