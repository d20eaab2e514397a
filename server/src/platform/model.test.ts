import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { failover } from './model.ts'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const finish: LanguageModelV4StreamPart = {
  type: 'finish',
  usage,
  finishReason: { unified: 'stop', raw: 'stop' },
}
const says = (delta: string): LanguageModelV4StreamPart => ({ type: 'text-delta', id: '1', delta })

type Start = (signal?: AbortSignal) => ReadableStream<LanguageModelV4StreamPart>

const model = (start: Start): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'test',
  modelId: 'test',
  supportedUrls: {},
  doGenerate: async () => {
    throw new Error('Only streams')
  },
  doStream: async ({ abortSignal }) => ({ stream: start(abortSignal) }),
})

const withParts = (...parts: LanguageModelV4StreamPart[]) =>
  model(
    () =>
      new ReadableStream({
        start: (controller) => {
          for (const part of parts) controller.enqueue(part)
          controller.close()
        },
      }),
  )

/** A model that takes the question and never says a word. */
const silent = model(
  (signal) =>
    new ReadableStream({
      start: (controller) =>
        signal?.addEventListener('abort', () => controller.error(new Error('Aborted'))),
    }),
)

const second = withParts(says('second'), finish)

async function textFrom(language: LanguageModelV4, abortSignal?: AbortSignal) {
  const options = { prompt: [], ...(abortSignal && { abortSignal }) }
  const { stream } = await language.doStream(options)
  let text = ''
  for await (const part of stream) if (part.type === 'text-delta') text += part.delta
  return text
}

afterEach(() => {
  vi.useRealTimers()
})

describe('failover', () => {
  test.each([
    ['an error', withParts({ type: 'error', error: new Error('No') })],
    ['an end', withParts()],
    ['an answer of nothing', withParts({ type: 'stream-start', warnings: [] }, says(''), finish)],
    [
      'a throw',
      model(() => {
        throw new Error('No')
      }),
    ],
  ])('the second answers where the first begins with %s', async (_name, first) => {
    expect(await textFrom(failover(first, second))).toBe('second')
  })

  test('the second answers where the first is silent for too long', async () => {
    vi.useFakeTimers()
    const text = textFrom(failover(silent, second))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await text).toBe('second')
  })

  test('the first goes on once it has begun, and its failure then is one', async () => {
    expect(await textFrom(failover(withParts(says('a'), says('b'), finish), second))).toBe('ab')
    const breaks = model(
      () =>
        new ReadableStream({
          start: (controller) => controller.enqueue(says('a')),
          pull: (controller) => controller.error(new Error('Cut')),
        }),
    )
    await expect(textFrom(failover(breaks, second))).rejects.toThrow('Cut')
  })

  test('nobody answers what was stopped', async () => {
    const stop = new AbortController()
    const text = textFrom(failover(silent, second), stop.signal)
    stop.abort()
    await expect(text).rejects.toThrow()
  })
})
