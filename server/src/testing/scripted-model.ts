import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** A language model that says what a test tells it to, when the test tells it to. */
export function scriptedModel() {
  const calls: LanguageModelV4CallOptions[] = []
  const queued: ((writer: WritableStreamDefaultWriter<LanguageModelV4StreamPart>) => void)[] = []
  const waiting: WritableStreamDefaultWriter<LanguageModelV4StreamPart>[] = []

  const language: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'script-1',
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('Only streams')
    },
    doStream: async (options) => {
      calls.push(options)
      const { readable, writable } = new TransformStream<LanguageModelV4StreamPart>(
        {},
        { highWaterMark: 1_000 },
      )
      const writer = writable.getWriter()
      // A reader that leaves is what a stop looks like from here.
      writer.closed.catch(() => {})
      const write = (part: LanguageModelV4StreamPart) => void writer.write(part).catch(() => {})
      write({ type: 'stream-start', warnings: [] })
      write({ type: 'text-start', id: '1' })
      const next = queued.shift()
      if (next) next(writer)
      else waiting.push(writer)
      return { stream: readable }
    },
  }

  /** The answer to the next call that has none yet. */
  function nextAnswer() {
    const { promise, resolve } =
      Promise.withResolvers<WritableStreamDefaultWriter<LanguageModelV4StreamPart>>()
    const writer = waiting.shift()
    if (writer) resolve(writer)
    else queued.push(resolve)
    const write = async (part: LanguageModelV4StreamPart) =>
      void (await (await promise).write(part).catch(() => {}))
    return {
      /** Resolves when the model was asked. */
      asked: promise,
      say: (delta: string) => write({ type: 'text-delta', id: '1', delta }),
      cite: (id: string) =>
        write({ type: 'source', sourceType: 'document', id, mediaType: 'text/plain', title: '' }),
      fail: () => write({ type: 'error', error: new Error('The line went dead') }),
      async finish() {
        await write({ type: 'text-end', id: '1' })
        await write({ type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } })
        await (await promise).close().catch(() => {})
      },
    }
  }

  return { language, calls, nextAnswer }
}
