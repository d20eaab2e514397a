import { setTimeout as pause } from 'node:timers/promises'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider'

/** Says that a model ended before its first word, and why as it says itself. */
export class Wordless extends Error {
  override readonly name = 'Wordless'
  readonly reason: string

  constructor(reason: string) {
    super('The model said nothing')
    this.reason = reason
  }
}

/** Tells whether a part begins the answer. Earlier parts are held back: until then another model can take over. */
const opensAnswer = (part: LanguageModelV4StreamPart) =>
  part.type === 'text-delta' && part.delta.trim() !== ''

/** Tells whether a part belongs to a tool. None was offered, so it is dropped. */
const isTool = (part: LanguageModelV4StreamPart) => part.type.startsWith('tool-')

/**
 * Asks a model, and returns its stream once the first word has come. Rejects if there is none within
 * the time, and then leaves nothing open.
 */
export async function firstWords(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  limit_ms: number,
): Promise<LanguageModelV4StreamResult> {
  options.abortSignal?.throwIfAborted()
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), limit_ms)
  const abortSignal = AbortSignal.any([options.abortSignal ?? [], giveUp.signal].flat())
  try {
    const result = await model.doStream({ ...options, abortSignal })
    const reader = result.stream.getReader()
    const held: LanguageModelV4StreamPart[] = []
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new Wordless('end')
      if (value.type === 'error') throw value.error
      if (value.type === 'finish') throw new Wordless(value.finishReason.unified)
      if (!isTool(value)) held.push(value)
      if (opensAnswer(value)) break
    }
    return { ...result, stream: resumed(held, reader) }
  } catch (error) {
    giveUp.abort()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function resumed(
  held: LanguageModelV4StreamPart[],
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
) {
  return new ReadableStream<LanguageModelV4StreamPart>({
    start: (controller) => {
      for (const part of held) controller.enqueue(part)
    },
    pull: async (controller) => {
      let next = await reader.read()
      while (!next.done && isTool(next.value)) next = await reader.read()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** Longest time that a provider may ask us to wait before we try once more; a child is waiting too. */
const longestRetryMs = 2_000

const msASecond = 1_000

/** Asks as `firstWords` does, and once more where a provider says that it is only busy. */
export async function firstWordsOrRetry(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  { limit_ms, retry_ms }: { readonly limit_ms: number; readonly retry_ms: number },
): Promise<LanguageModelV4StreamResult> {
  try {
    return await firstWords(model, options, limit_ms)
  } catch (error) {
    const wait = waitAfter(error, retry_ms)
    if (wait === undefined || options.abortSignal?.aborted) throw error
    await pause(wait, undefined, options.abortSignal && { signal: options.abortSignal })
    return firstWords(model, options, limit_ms)
  }
}

const tooMany = 429
const ourFault = 500

/** Returns how long to wait before trying again; nothing where another try would be in vain. */
function waitAfter(error: unknown, retry_ms: number): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = Number(error.statusCode)
  if (status !== tooMany && !(status >= ourFault)) return undefined
  const headers = 'responseHeaders' in error ? error.responseHeaders : undefined
  const asked = retryAfterOf(headers)
  if (asked === undefined) return retry_ms
  return asked <= longestRetryMs ? asked : undefined
}

/** Reads seconds alone: a date would trust the clock of another machine. */
function retryAfterOf(headers: unknown): number | undefined {
  if (typeof headers !== 'object' || headers === null || !('retry-after' in headers))
    return undefined
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * msASecond : Number.POSITIVE_INFINITY
}
