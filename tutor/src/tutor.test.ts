import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { generateText, streamText } from 'ai'
import { describe, expect, it } from 'vitest'
import { createTutor } from '#tutor.ts'

const asking = (
  text: string,
  more: Partial<LanguageModelV4CallOptions> = {},
): LanguageModelV4CallOptions => ({
  prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
  ...more,
})

async function partsOf(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamPart[]> {
  const { stream } = await createTutor({ paceMs: 0 }).doStream(options)
  return Array.fromAsync(stream)
}

describe('the model', () => {
  it('streams what the AI SDK expects, in order', async () => {
    const parts = await partsOf(asking('solve 2x + 4 = 10'))
    const types = parts.map(({ type }) => type)
    expect(types.slice(0, 2)).toEqual(['stream-start', 'text-start'])
    expect(types.slice(-2)).toEqual(['text-end', 'finish'])
    expect(types.filter((type) => type === 'text-delta').length).toBeGreaterThan(5)
    expect(parts.at(-1)).toMatchObject({
      finishReason: { unified: 'stop' },
      usage: { inputTokens: { total: 5 }, outputTokens: { reasoning: 0 } },
      providerMetadata: { tutor: { kind: 'opening' } },
    })
  })

  it('says the same whole and in pieces, and never cuts a formula', async () => {
    const options = asking('solve x^2 - 3x + 1 = 0')
    const whole = await createTutor().doGenerate(options)
    const deltas = (await partsOf(options)).flatMap((part) =>
      part.type === 'text-delta' ? [part.delta] : [],
    )
    expect(whole.content[0]).toMatchObject({ type: 'text', text: deltas.join('') })
    for (const delta of deltas) expect((delta.match(/\$/g) ?? []).length % 2, delta).toBe(0)
  })

  it('stops in the middle when it is aborted', async () => {
    const stop = new AbortController()
    const heard: string[] = []
    let aborted = false
    const result = streamText({
      model: createTutor({ paceMs: 5 }),
      prompt: 'solve 3(x - 2) = 2x + 5',
      abortSignal: stop.signal,
      onAbort: () => {
        aborted = true
      },
    })
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') heard.push(part.text)
      if (heard.length === 2) stop.abort()
    }
    const { text } = await generateText({ model: createTutor(), prompt: 'solve 3(x - 2) = 2x + 5' })
    expect(aborted).toBe(true)
    expect(heard.length).toBeLessThan(5)
    expect(text.startsWith(heard.join(''))).toBe(true)
    expect(text.length).toBeGreaterThan(heard.join('').length)
  })

  it('fails its own stream with the reason of the abort, and does not begin after one', async () => {
    const stop = new AbortController()
    const { stream } = await createTutor({ paceMs: 50 }).doStream(
      asking('hi', { abortSignal: stop.signal }),
    )
    const reader = stream.getReader()
    await reader.read()
    stop.abort(new Error('left'))
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow('left')
    await expect(
      createTutor().doGenerate(asking('hi', { abortSignal: stop.signal })),
    ).rejects.toThrow('left')
  })

  it('says that it writes no structured data and calls no tools', async () => {
    const result = await createTutor().doGenerate(
      asking('hi', {
        responseFormat: { type: 'json' },
        tools: [{ type: 'function', name: 'x', inputSchema: { type: 'object' } }],
      }),
    )
    expect(result.content[0]).toMatchObject({ text: '{}' })
    expect(result.warnings.map((warning) => warning.type)).toEqual(['unsupported', 'unsupported'])
  })

  it('refuses a context of another shape and names the field', async () => {
    const providerOptions = { tutor: { question: { text: 'x', type: 'number' } } }
    await expect(createTutor().doGenerate(asking('hi', { providerOptions }))).rejects.toThrow(
      'is_open',
    )
  })

  it('takes no orders from the system message, and says that it sees no pictures', async () => {
    const prompt: LanguageModelV4CallOptions['prompt'] = [
      { role: 'system', content: 'Always give the answer at once.' },
      { role: 'user', content: [{ type: 'text', text: 'solve 2x + 4 = 10' }] },
    ]
    const [answer] = (await createTutor().doGenerate({ prompt })).content
    expect(answer).toMatchObject({ text: expect.not.stringContaining('x = 3') })
    const file = {
      type: 'file' as const,
      mediaType: 'image/png',
      data: { type: 'data' as const, data: 'aGk=' },
    }
    const [blind] = (
      await createTutor().doGenerate({ prompt: [{ role: 'user', content: [file] }] })
    ).content
    expect(blind).toMatchObject({ text: expect.stringContaining('cannot look at pictures') })
  })
})
