import { Worker } from 'node:worker_threads'

/** `missing`: the optional packages are not installed, or failed; callers then work by rules alone. */
export type EncoderState = 'loading' | 'ready' | 'missing'

/** Embeds sentences as vectors: those with the same meaning lie close together. */
export type Encoder = {
  /**
   * Returns a vector of 512 numbers for each text, of length 1, or nothing if the encoder is
   * missing, overloaded, or slower than `limit_ms`. A text is read in lower case, as `plainOf`
   * writes it.
   */
  readonly embed: (
    texts: readonly string[],
    limit_ms?: number,
  ) => Promise<readonly Float32Array[] | undefined>
  readonly state: () => EncoderState
  /** Resolves once it is known whether there is an encoder. */
  readonly settled: Promise<EncoderState>
} & AsyncDisposable

export type EncoderRequest = { readonly id: number; readonly texts: readonly string[] }

export type EncoderReply =
  | { readonly state: 'ready' | 'missing' }
  | { readonly id: number; readonly vectors: readonly Float32Array[] | undefined }

/** A child waits for this, so a late result is dropped. */
export const encoderLimitMs = 300

/** More than any sentence takes on a machine that has nothing else to do. */
export const longestEncoderLimitMs = 60_000

/** Longest queue; more would all be late. */
const mostWaiting = 64

/** A request that takes this long will never be answered: the worker is restarted. */
const stuckMs = 20_000

type Waiting = {
  readonly resolve: (vectors: readonly Float32Array[] | undefined) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Starts the one worker that holds the weights (some 200 MB), and loads them at once. `usual_limit_ms` is
 * how long a caller waits who says nothing else.
 */
export function createEncoder(usual_limit_ms: number = encoderLimitMs): Encoder {
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
    fresh.on('message', onReply)
    fresh.on('error', () => settle('missing'))
    return fresh
  }

  function settle(next: 'ready' | 'missing') {
    state = next
    first.resolve(next)
    if (next === 'missing') for (const id of waiting.keys()) answer(id, undefined)
  }

  function onReply(reply: EncoderReply) {
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
    embed(texts, limit_ms = usual_limit_ms) {
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

/** Stands in for the encoder if there is none. */
export const noEncoder: Encoder = {
  embed: async () => undefined,
  state: () => 'missing',
  settled: Promise.resolve('missing'),
  async [Symbol.asyncDispose]() {},
}
