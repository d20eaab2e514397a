import { randomUUID } from 'node:crypto'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
  SharedV4Warning,
} from '@ai-sdk/provider'
import { pacedStream, piecesOf } from '#stream.ts'

export type SpeakingOptions = {
  /** The pause before each piece of a streamed answer, in milliseconds. */
  readonly paceMs?: number
}

const DEFAULT_PACE_MS = 15

/** What is answered where the thinking took too long. */
export const tooLong =
  'That one is too long for me to work through. Nothing is lost: could you send me one part of it, or one line, and we look at that together?'

/**
 * The built-in tutor as a language model of the AI SDK: it says what was decided before it is asked, in pieces
 * like any other model. It reads no prompt.
 */
export function speaking(
  text: string,
  { paceMs = DEFAULT_PACE_MS }: SpeakingOptions = {},
): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'built-in',
    modelId: 'tutor-2',
    supportedUrls: {},
    doGenerate: async (options) => {
      options.abortSignal?.throwIfAborted()
      return { content: [{ type: 'text', text }], warnings: warningsFor(options), ...endOf(text) }
    },
    doStream: async (options) => {
      options.abortSignal?.throwIfAborted()
      const id = randomUUID()
      const parts: LanguageModelV4StreamPart[] = [
        { type: 'stream-start', warnings: warningsFor(options) },
        { type: 'text-start', id },
        ...piecesOf(text).map((delta) => ({ type: 'text-delta' as const, id, delta })),
        { type: 'text-end', id },
        { type: 'finish', ...endOf(text) },
      ]
      return { stream: pacedStream(parts, paceMs, options.abortSignal) }
    },
  }
}

type End = {
  readonly usage: LanguageModelV4Usage
  readonly finishReason: LanguageModelV4FinishReason
  readonly providerMetadata: SharedV4ProviderMetadata
}

/** Nothing is read and no token is paid for; the answer is signed, so that it shows when it replaced another. */
function endOf(text: string): End {
  const total = Math.ceil(text.length / CHARACTERS_A_TOKEN)
  return {
    usage: {
      inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total, text: total, reasoning: 0 },
    },
    finishReason: { unified: 'stop', raw: undefined },
    providerMetadata: { tutor: { is_built_in: true } },
  }
}

/** Models count tokens; a rule of thumb for English is four characters each. */
const CHARACTERS_A_TOKEN = 4

function warningsFor({ responseFormat, tools }: LanguageModelV4CallOptions): SharedV4Warning[] {
  const warn = (feature: string, details: string): SharedV4Warning => ({
    ...{ type: 'unsupported', feature, details },
  })
  return [
    ...(responseFormat?.type === 'json'
      ? [warn('responseFormat', 'The built-in tutor writes no structured data.')]
      : []),
    ...(tools && tools.length > 0 ? [warn('tools', 'The built-in tutor calls no tools.')] : []),
  ]
}
