import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { Breaker } from '#platform/breaker.ts'
import { firstWordsOrRetry, Wordless } from './first-words.ts'
import type { Entry, Ledger } from './model.ledger.ts'
import { tokensOfPrompt } from './model.tokens.ts'

/** A hosted model in the chain. */
export type Link = {
  readonly provider: string
  readonly language: LanguageModelV4
  readonly breaker: Breaker
}

export type ChainOptions = {
  /** How long one model may take to its first word. */
  readonly first_word_ms: number
  /** How long to wait before a busy provider is asked once more, if it does not say so itself. */
  readonly retry_ms: number
  readonly ledger: Ledger
}

/** How often the time of one model may pass before the last one answers, however many there are. */
const mostPatience = 1.5

/** The share of its time without which a model is not asked any more. */
const leastShare = 0.1

/** Asked for where a caller sets no limit. */
const usualOutput = 1_000

/**
 * Answers with the first model that says a word, else with the last. A failure after the first word
 * stays a failure: two voices in one answer would be worse.
 */
export function chainOf(
  links: readonly Link[],
  last: LanguageModelV4,
  { first_word_ms, retry_ms, ledger }: ChainOptions,
): LanguageModelV4 {
  const first = links[0]?.language ?? last
  return {
    specificationVersion: 'v4',
    provider: first.provider,
    modelId: first.modelId,
    supportedUrls: {},
    doGenerate: (options) => last.doGenerate(options),
    async doStream(options) {
      const until = performance.now() + first_word_ms * mostPatience
      for (const link of links) {
        const limit_ms = Math.min(first_word_ms, until - performance.now())
        if (limit_ms < first_word_ms * leastShare) break
        if (!link.breaker.mayAsk()) continue
        const entry = await ledger.open(callOf(link, options))
        if (!entry) break
        const begun = await begin(link, entry, options, { limit_ms, retry_ms })
        if (begun) return begun
      }
      return last.doStream(options)
    },
  }
}

const callOf = ({ provider, language }: Link, options: LanguageModelV4CallOptions) => ({
  provider,
  model: language.modelId,
  input_tokens: tokensOfPrompt(options.prompt),
  most_output_tokens: options.maxOutputTokens ?? usualOutput,
})

/** Asks one model; nothing if it fails and the next is to be asked. Rejects where nobody waits any more. */
async function begin(
  { language, breaker }: Link,
  entry: Entry,
  options: LanguageModelV4CallOptions,
  waits: { readonly limit_ms: number; readonly retry_ms: number },
) {
  try {
    const result = await firstWordsOrRetry(language, options, waits)
    breaker.succeed()
    entry.begin()
    return result
  } catch (error) {
    if (options.abortSignal?.aborted) {
      await entry.close('stopped')
      throw error
    }
    const isRefusal = error instanceof Wordless && error.reason === 'content-filter'
    if (!isRefusal) breaker.fail()
    await entry.close(isRefusal ? 'refused' : 'failed_over')
    return undefined
  }
}
