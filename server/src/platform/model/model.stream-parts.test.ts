import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import { streamParts, wholeAnswer } from './model.stream-parts.ts'

const prompt: LanguageModelV4CallOptions['prompt'] = []
const patient = { total_ms: 60_000, silence_ms: 60_000 }
const delta = (text: string): LanguageModelV4StreamPart => ({
  ...{ type: 'text-delta', id: '1', delta: text },
})
const finish: LanguageModelV4StreamPart = {
  type: 'finish',
  finishReason: { unified: 'length', raw: 'max' },
  usage: {
    inputTokens: { total: 7, noCache: 7, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 2, text: 2, reasoning: 0 },
  },
}

/** A model that says these parts, and then stays silent unless it was told to end; it heeds no signal. */
function deafModel(parts: readonly LanguageModelV4StreamPart[], ends = false) {
  const left = Promise.withResolvers<unknown>()
  const language: LanguageModelV4 = {
    ...{ specificationVersion: 'v4', provider: 'deaf', modelId: 'deaf-1', supportedUrls: {} },
    doGenerate: () => Promise.reject(new Error('Only streams')),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part)
          if (ends) controller.close()
        },
        cancel: (reason) => left.resolve(reason),
      }),
    }),
  }
  return { language, left: left.promise }
}

async function read(parts: AsyncIterable<LanguageModelV4StreamPart>, most = 99) {
  const texts: string[] = []
  for await (const part of parts) {
    if (part.type === 'text-delta') texts.push(part.delta)
    if (texts.length === most) break
  }
  return texts
}

test('what a model says comes in its order', async () => {
  const { language } = deafModel([delta('a'), delta('b')], true)
  expect(await read(streamParts(language, { prompt }, patient))).toEqual(['a', 'b'])
})

test('a model that falls silent, takes too long or is stopped is left, though it heeds no signal', async () => {
  const stop = new AbortController()
  const waits = [
    { ...patient, silence_ms: 20 },
    { ...patient, total_ms: 20 },
    { ...patient, stop },
  ]
  for (const { stop: byHand, ...wait } of waits.map((each) => ({ stop: undefined, ...each }))) {
    const { language, left } = deafModel([delta('a')])
    const call = { prompt, ...(byHand && { abortSignal: byHand.signal }) }
    const reading = read(streamParts(language, call, wait))
    byHand?.abort(new Error('Stopped'))
    await expect(reading).rejects.toThrow(/silent|timeout|Stopped/)
    expect(await left).toBeInstanceOf(Error)
  }
})

test('whoever leaves early closes the call', async () => {
  const { language, left } = deafModel([delta('a'), delta('b')])
  expect(await read(streamParts(language, { prompt }, patient), 1)).toEqual(['a'])
  await left
})

test('a whole answer says why it ended and what it cost; one without an end, or with an error, is none', async () => {
  const whole = deafModel([delta(' a '), delta('b\n'), finish], true)
  expect(await wholeAnswer(whole.language, { prompt }, patient)).toEqual({
    text: 'a b',
    finish_reason: 'length',
    usage: { input_tokens: 7, output_tokens: 2 },
  })
  const torn = deafModel([delta('a')], true)
  await expect(wholeAnswer(torn.language, { prompt }, patient)).rejects.toThrow(/broke off/)
  const failed = deafModel([delta('a'), { type: 'error', error: new Error('Out of paper') }], true)
  await expect(wholeAnswer(failed.language, { prompt }, patient)).rejects.toThrow('Out of paper')
})
