import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { generateText, streamText } from 'ai'
import { expect, test } from 'vitest'
import { speaking } from '#tutor.ts'

const text = 'Take $5$ away from both sides: $3x = 21$.\n\n$$\nx = 7\n$$\n\nWhat would you do next?'

const asking = (more: Partial<LanguageModelV4CallOptions> = {}): LanguageModelV4CallOptions => ({
  prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
  ...more,
})

async function partsOf(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamPart[]> {
  const { stream } = await speaking(text, { paceMs: 0 }).doStream(options)
  return Array.fromAsync(stream)
}

test('streams what the AI SDK expects, in order, and signs it', async () => {
  const parts = await partsOf(asking())
  const types = parts.map(({ type }) => type)
  expect(types.slice(0, 2)).toEqual(['stream-start', 'text-start'])
  expect(types.slice(-2)).toEqual(['text-end', 'finish'])
  expect(types.filter((type) => type === 'text-delta').length).toBeGreaterThan(3)
  expect(parts.at(-1)).toMatchObject({
    finishReason: { unified: 'stop' },
    providerMetadata: { tutor: { is_built_in: true } },
  })
})

test('says the same whole and in pieces, and never cuts a formula', async () => {
  const whole = await speaking(text).doGenerate(asking())
  const deltas = (await partsOf(asking())).flatMap((part) =>
    part.type === 'text-delta' ? [part.delta] : [],
  )
  expect(whole.content[0]).toMatchObject({ type: 'text', text: deltas.join('') })
  for (const delta of deltas) expect((delta.match(/\$/g) ?? []).length % 2, delta).toBe(0)
})

test('stops in the middle when it is aborted', async () => {
  const stop = new AbortController()
  const heard: string[] = []
  const { fullStream } = streamText({
    model: speaking(text, { paceMs: 5 }),
    prompt: 'hi',
    abortSignal: stop.signal,
  })
  for await (const part of fullStream) {
    if (part.type === 'text-delta') heard.push(part.text)
    if (heard.length === 2) stop.abort()
  }
  const { text: whole } = await generateText({ model: speaking(text), prompt: 'hi' })
  expect(whole.startsWith(heard.join(''))).toBe(true)
  expect(whole.length).toBeGreaterThan(heard.join('').length)
})

test('fails its own stream with the reason of the abort, and does not begin after one', async () => {
  const stop = new AbortController()
  const options = asking({ abortSignal: stop.signal })
  const { stream } = await speaking(text, { paceMs: 50 }).doStream(options)
  const reader = stream.getReader()
  await reader.read()
  stop.abort(new Error('left'))
  const toEnd = async () => {
    while (!(await reader.read()).done);
  }
  await expect(toEnd()).rejects.toThrow('left')
  await expect(speaking(text).doGenerate(options)).rejects.toThrow('left')
})

test('says that it writes no structured data and calls no tools', async () => {
  const { warnings } = await speaking(text).doGenerate(
    asking({
      responseFormat: { type: 'json' },
      tools: [{ type: 'function', name: 'x', inputSchema: { type: 'object' } }],
    }),
  )
  expect(warnings.map((warning) => warning.type)).toEqual(['unsupported', 'unsupported'])
})
