import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { type BreakerOptions, createBreaker } from '#platform/breaker.ts'
import { guardedFetch } from '#platform/guarded-fetch.ts'
import { chainOf, type Link } from './chain.ts'
import { type Ledger, noLedger } from './model.ledger.ts'
import type { Endpoint, ModelSettings } from './model.settings.ts'
import { dropThoughts } from './thoughts.ts'

/** Answers the tutor's chat: the configured models in their order, and the built-in tutor if they fail. */
export type Model = {
  /** The hosted models, with another in the place of the built-in tutor, and where their calls are written down. */
  readonly before: (last: LanguageModelV4, ledger?: Ledger) => LanguageModelV4
}

type ModelOptions = { readonly breaker?: BreakerOptions; readonly retry_ms?: number }

export function createModel(
  { model }: { readonly model: Pick<ModelSettings, 'chain' | 'first_word_ms'> },
  { breaker, retry_ms = 500 }: ModelOptions = {},
): Model {
  const { first_word_ms } = model
  const links = model.chain.map(
    (endpoint): Link => ({
      provider: endpoint.kind === 'anthropic' ? 'anthropic' : new URL(endpoint.url).host,
      language: wrapLanguageModel({ model: languageOf(endpoint), middleware: dropThoughts }),
      breaker: createBreaker(breaker),
    }),
  )
  return {
    before: (last, ledger = noLedger) =>
      links.length === 0 ? last : chainOf(links, last, { first_word_ms, retry_ms, ledger }),
  }
}

function languageOf({ kind, url, name, key }: Endpoint): LanguageModelV4 {
  const at = { baseURL: url, fetch: guardedFetch }
  if (kind === 'anthropic') return createAnthropic({ ...at, apiKey: key ?? '' })(name)
  return createOpenAICompatible({
    ...{ ...at, name: 'endpoint', includeUsage: true },
    ...(key && { apiKey: key }),
  }).languageModel(name)
}
