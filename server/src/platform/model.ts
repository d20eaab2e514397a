import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Config } from './config.ts'
import type { Tutor } from './tutor.ts'

/** Answers the tutor's chat: the configured endpoint, and the built-in tutor if that fails. */
export type Model = {
  readonly language: LanguageModelV4
  /** The same, with another in the place of the built-in tutor. */
  readonly before: (last: LanguageModelV4) => LanguageModelV4
}

export function createModel({ model }: Pick<Config, 'model'>, tutor: Tutor): Model {
  if (!model) return { language: tutor.language, before: (last) => last }
  const endpoint = createOpenAICompatible({
    name: 'endpoint',
    baseURL: model.url,
    ...(model.key && { apiKey: model.key }),
    includeUsage: true,
  })
  const elsewhere = wrapLanguageModel({
    model: endpoint.languageModel(model.name),
    middleware: thinkingTags.map((tagName) => extractReasoningMiddleware({ tagName })),
  })
  const before = (last: LanguageModelV4) => failover(elsewhere, last)
  return { language: before(tutor.language), before }
}

/** Tags between which a model thinks aloud; that is no part of its answer. */
const thinkingTags = ['think', 'thinking']

/** How long a model may take to say its first word. */
const firstWordsMs = 15_000

/** Tells whether a part begins the answer. Earlier parts are held back: until then another model can take over. */
const opensAnswer = (part: LanguageModelV4StreamPart) =>
  part.type === 'text-delta' && part.delta.trim() !== ''

/** Tells whether a part belongs to a tool. None was offered, so it is dropped. */
const isTool = (part: LanguageModelV4StreamPart) => part.type.startsWith('tool-')

/**
 * Answers with the first model, or with the second if the first fails before its first word. A
 * later failure stays a failure: two voices in one answer would be worse.
 */
export function failover(first: LanguageModelV4, second: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: first.provider,
    modelId: first.modelId,
    supportedUrls: {},
    async doGenerate(options) {
      try {
        return await first.doGenerate(options)
      } catch (error) {
        if (options.abortSignal?.aborted) throw error
        return second.doGenerate(options)
      }
    },
    async doStream(options) {
      const tooLate = new AbortController()
      const timer = setTimeout(() => tooLate.abort(), firstWordsMs)
      const abortSignal = AbortSignal.any([options.abortSignal ?? [], tooLate.signal].flat())
      try {
        const result = await first.doStream({ ...options, abortSignal })
        const reader = result.stream.getReader()
        const held: LanguageModelV4StreamPart[] = []
        for (;;) {
          const { done, value } = await reader.read()
          if (done) throw new Error('The model said nothing')
          if (value.type === 'error') throw value.error
          if (value.type === 'finish') throw new Error('The model said nothing')
          if (!isTool(value)) held.push(value)
          if (opensAnswer(value)) break
        }
        return { ...result, stream: resumed(held, reader) }
      } catch (error) {
        if (options.abortSignal?.aborted) throw error
        return second.doStream(options)
      } finally {
        clearTimeout(timer)
      }
    },
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
