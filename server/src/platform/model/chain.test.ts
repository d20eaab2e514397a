import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { expect, test, vi } from 'vitest'
import { createBreaker } from '#platform/breaker.ts'
import { type ChainOptions, chainOf, type Link } from './chain.ts'
import { type Ledger, noLedger } from './model.ledger.ts'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const ends = (unified: 'stop' | 'content-filter'): LanguageModelV4StreamPart => ({
  type: 'finish',
  usage,
  finishReason: { unified, raw: unified },
})
const finish = ends('stop')
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

const streamOf = (parts: readonly LanguageModelV4StreamPart[]) =>
  new ReadableStream<LanguageModelV4StreamPart>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

const withParts = (...parts: LanguageModelV4StreamPart[]) => model(() => streamOf(parts))

/** A model that takes the question and never says a word. */
const silent = model(
  (signal) =>
    new ReadableStream({
      start: (controller) =>
        signal?.addEventListener('abort', () => controller.error(new Error('Aborted'))),
    }),
)

/** A model that fails with these statuses, one call after the other, and then answers. */
function busy(...faults: readonly { status: number; retry_after?: string }[]) {
  const left = [...faults]
  const asked = { times: 0 }
  const language = model(() => {
    asked.times += 1
    const fault = left.shift()
    if (!fault) return streamOf([says('at last'), finish])
    const { status: statusCode, retry_after } = fault
    const responseHeaders = retry_after === undefined ? {} : { 'retry-after': retry_after }
    throw Object.assign(new Error('Busy'), { statusCode, responseHeaders })
  })
  return { language, asked }
}

const last = withParts(says('last'), finish)
const throws = model(() => {
  throw new Error('No')
})

const linkTo = (language: LanguageModelV4, breaker = createBreaker()): Link => ({
  provider: 'test',
  language,
  breaker,
})

const chain = (models: readonly LanguageModelV4[], options: Partial<ChainOptions> = {}) =>
  chainOf(
    models.map((each) => linkTo(each)),
    last,
    { first_word_ms: 500, retry_ms: 1, ledger: noLedger, ...options },
  )

async function textFrom(language: LanguageModelV4, abortSignal?: AbortSignal) {
  const { stream } = await language.doStream({ prompt: [], ...(abortSignal && { abortSignal }) })
  let text = ''
  for await (const part of stream) if (part.type === 'text-delta') text += part.delta
  return text
}

test.each([
  ['an error', withParts({ type: 'error', error: new Error('No') })],
  ['an end', withParts()],
  ['an answer of nothing', withParts({ type: 'stream-start', warnings: [] }, says(' '), finish)],
  ['a tool', withParts({ type: 'tool-input-start', id: '1', toolName: 'x' }, finish)],
  ['a thought', withParts({ type: 'reasoning-delta', id: '1', delta: 'Hm' }, finish)],
  ['a throw', throws],
])('the next answers where one begins with %s', async (_name, first) => {
  expect(await textFrom(chain([first]))).toBe('last')
  expect(await textFrom(chain([first, throws, withParts(says('third'), finish)]))).toBe('third')
})

test('the next answers where one is silent for too long, and a row of them holds nobody up', async () => {
  vi.useFakeTimers()
  try {
    const asked: string[] = []
    const ledger: Ledger = {
      open: async (call) => {
        asked.push(call.model)
        return noLedger.open(call)
      },
    }
    const began = performance.now()
    const reading = textFrom(chain([silent, silent, silent, silent], { first_word_ms: 40, ledger }))
    const ended = reading.then((text) => [text, performance.now() - began])
    await vi.advanceTimersByTimeAsync(100)
    expect(await ended).toEqual(['last', 60])
    expect(asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('one goes on once it has begun, and its failure then is one', async () => {
  expect(await textFrom(chain([withParts(says('a'), says('b'), finish)]))).toBe('ab')
  const breaks = model(
    () =>
      new ReadableStream({
        start: (controller) => controller.enqueue(says('a')),
        pull: (controller) => controller.error(new Error('Cut')),
      }),
  )
  await expect(textFrom(chain([breaks]))).rejects.toThrow('Cut')
})

test('nobody answers what was stopped', async () => {
  const stop = new AbortController()
  const text = textFrom(chain([silent]), stop.signal)
  stop.abort()
  await expect(text).rejects.toThrow()
})

test.each([
  ['429', [{ status: 429 }], 'at last', 2],
  ['503', [{ status: 503 }], 'at last', 2],
  ['429 with a short wait', [{ status: 429, retry_after: '0' }], 'at last', 2],
  ['429 twice', [{ status: 429 }, { status: 429 }], 'last', 2],
  ['429 with a long wait', [{ status: 429, retry_after: '3' }], 'last', 1],
  ['429 with a date', [{ status: 429, retry_after: 'Sat, 28 Nov 2026 08:00:00 GMT' }], 'last', 1],
  ['401', [{ status: 401 }], 'last', 1],
])('after %s it is asked again, or not', async (_name, faults, text, times) => {
  const { language, asked } = busy(...faults)
  expect(await textFrom(chain([language]))).toBe(text)
  expect(asked.times).toBe(times)
})

test('a model that failed three times in a row is left alone for a while', async () => {
  let time = 0
  let asked = 0
  const dead = model(() => {
    asked += 1
    throw new Error('No')
  })
  const breaker = createBreaker({ most_failures: 3, rest_ms: 100, clock: () => time })
  const options = { first_word_ms: 500, retry_ms: 1, ledger: noLedger }
  const language = chainOf([linkTo(dead, breaker)], last, options)
  for (let message = 0; message < 10; message++) expect(await textFrom(language)).toBe('last')
  expect(asked).toBe(3)
  time = 100
  await Promise.all(Array.from({ length: 5 }, () => textFrom(language)))
  expect(asked).toBe(4)
  time = 200
  const well = chainOf([linkTo(withParts(says('well'), finish), breaker)], last, options)
  expect([await textFrom(well), await textFrom(well)]).toEqual(['well', 'well'])
})

test('a refusal is no fault of the model: the next message is asked again', async () => {
  const refuses = withParts(ends('content-filter'))
  const breaker = createBreaker({ most_failures: 1 })
  const options = { first_word_ms: 500, retry_ms: 1, ledger: noLedger }
  expect(await textFrom(chainOf([linkTo(refuses, breaker)], last, options))).toBe('last')
  expect(breaker.mayAsk()).toBe(true)
})

test('each call is written down before it is made, and closed; without a budget none is made', async () => {
  const lines: string[] = []
  const ledger: Ledger = {
    open: async ({ input_tokens, most_output_tokens }) => {
      lines.push(`open ${input_tokens}+${most_output_tokens}`)
      return {
        begin: () => lines.push('begin'),
        close: async (outcome) => void lines.push(outcome),
      }
    },
  }
  const first = withParts(says('a'), finish)
  await textFrom(chain([throws, withParts(ends('content-filter')), first], { ledger }))
  expect(lines).toEqual([
    'open 0+1000',
    'failed_over',
    'open 0+1000',
    'refused',
    'open 0+1000',
    'begin',
  ])
  const spent: Ledger = { open: async () => undefined }
  expect(await textFrom(chain([first, first], { ledger: spent }))).toBe('last')
})
