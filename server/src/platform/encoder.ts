import { Worker } from 'node:worker_threads'

/** `missing`: the optional packages are not installed, or failed; whoever asks works by rules alone. */
export type EncoderState = 'loading' | 'ready' | 'missing'

/** Sentences as points: those that mean the same lie close together. */
export type Encoder = {
  /**
   * A vector of 512 numbers for each text, of length 1, or nothing where the encoder is missing, has too
   * much to do, or takes longer than `limit_ms`. A text is read in lower case, as `plainOf` writes it.
   */
  readonly embed: (
    texts: readonly string[],
    limit_ms?: number,
  ) => Promise<readonly Float32Array[] | undefined>
  readonly state: () => EncoderState
  /** Resolves once it is known whether there is one. */
  readonly settled: Promise<EncoderState>
} & AsyncDisposable

export type EncoderRequest = { readonly id: number; readonly texts: readonly string[] }

export type EncoderReply =
  | { readonly state: 'ready' | 'missing' }
  | { readonly id: number; readonly vectors: readonly Float32Array[] | undefined }

/** A child waits for what is asked here, so a late answer is none. */
export const encoderLimitMs = 300

/** More than these waiting would all be late. */
const mostWaiting = 64

/** A request that takes this long will never be answered: the worker is begun anew. */
const stuckMs = 20_000

type Waiting = {
  readonly resolve: (vectors: readonly Float32Array[] | undefined) => void
  readonly timer: NodeJS.Timeout
}

/** Starts the one worker that holds the weights (some 200 MB), and loads them at once. */
export function createEncoder(): Encoder {
  const waiting = new Map<number, Waiting>()
  const first = Promise.withResolvers<EncoderState>()
  let state: EncoderState = 'loading'
  let count = 0
  let unanswered = 0
  let watch: NodeJS.Timeout | undefined
  let worker = begin()

  function begin(): Worker {
    const fresh = new Worker(new URL('./encoder.worker.ts', import.meta.url))
    fresh.unref()
    fresh.on('message', hear)
    fresh.on('error', () => settle('missing'))
    return fresh
  }

  function settle(next: 'ready' | 'missing') {
    state = next
    first.resolve(next)
    if (next === 'missing') for (const id of waiting.keys()) answer(id, undefined)
  }

  function hear(reply: EncoderReply) {
    if ('state' in reply) return settle(reply.state)
    unanswered--
    clearTimeout(watch)
    if (unanswered > 0) watch = restartLater()
    answer(reply.id, reply.vectors)
  }

  function answer(id: number, vectors: readonly Float32Array[] | undefined) {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    one.resolve(vectors)
  }

  function restartLater() {
    return setTimeout(() => {
      worker.removeAllListeners()
      worker.on('error', () => {})
      void worker.terminate()
      for (const id of waiting.keys()) answer(id, undefined)
      unanswered = 0
      state = 'loading'
      worker = begin()
    }, stuckMs).unref()
  }

  return {
    state: () => state,
    settled: first.promise,
    embed(texts, limit_ms = encoderLimitMs) {
      if (texts.length === 0) return Promise.resolve([])
      if (state === 'missing' || unanswered >= mostWaiting) return Promise.resolve(undefined)
      const id = ++count
      return new Promise((resolve) => {
        const timer = setTimeout(() => answer(id, undefined), limit_ms).unref()
        waiting.set(id, { resolve, timer })
        if (unanswered === 0) watch = restartLater()
        unanswered++
        worker.postMessage({ id, texts } satisfies EncoderRequest)
      })
    },
    async [Symbol.asyncDispose]() {
      clearTimeout(watch)
      for (const id of waiting.keys()) answer(id, undefined)
      await worker.terminate()
    },
  }
}

/** What stands in for the encoder where there is none. */
export const noEncoder: Encoder = {
  embed: async () => undefined,
  state: () => 'missing',
  settled: Promise.resolve('missing'),
  async [Symbol.asyncDispose]() {},
}
