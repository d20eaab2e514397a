import { z } from 'zod'

const list = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .default([])

const price = /^([^=]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** Reads `name=in/out` into the price of a million tokens: of what is sent, and of what comes back. */
const prices = list.transform((entries, context) => {
  const read = new Map<string, Price>()
  for (const entry of entries) {
    const [, name = '', input, output] = price.exec(entry) ?? []
    if (name === '') {
      context.addIssue('must be as name=2.5/10')
      return z.NEVER
    }
    read.set(name.trim(), { input: Number(input), output: Number(output) })
  }
  return read
})

const waitMs = z.coerce.number().int().min(1).max(120_000)
const tokens = z.coerce.number().int().min(0).max(1_000_000_000_000)
const endpoint = z.url({ protocol: /^https?$/ })

/** Settings of the hosted models. */
export const modelSettings = {
  /** Any OpenAI-compatible endpoint, up to and including its `/v1`; without any the built-in tutor answers. */
  MODEL_URL: endpoint.optional(),
  MODEL_NAME: z.string().default('default'),
  MODEL_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_MODEL: z.string().min(1).default('claude-haiku-5-5'),
  ANTHROPIC_URL: endpoint.default('https://api.anthropic.com/v1'),
  /** More OpenAI-compatible endpoints, asked in this order where those before them fail. */
  MODEL_FALLBACK_URL: list.pipe(z.array(endpoint)),
  MODEL_FALLBACK_NAME: list,
  MODEL_FALLBACK_KEY: list,
  /** How long a model may take to its first word, and be silent after it. */
  MODEL_FIRST_WORD_MS: waitMs.default(15_000),
  MODEL_SILENCE_MS: waitMs.default(20_000),
  /** Prices of a million tokens by model, as `name=2.5/10`, several by commas. */
  MODEL_PRICES: prices,
  /** Tokens of hosted models that one person may use in a day, and one school in a month. */
  MODEL_TOKENS_A_DAY: tokens.default(200_000),
  MODEL_TOKENS_A_MONTH: tokens.default(20_000_000),
}

export type Price = { readonly input: number; readonly output: number }

/** A hosted model: where it is, and which one it is there. */
export type Endpoint = {
  readonly kind: 'openai' | 'anthropic'
  readonly url: string
  readonly name: string
  readonly key: string | undefined
}

export type ModelSettings = ReturnType<typeof readModels>

type Read = z.output<z.ZodObject<typeof modelSettings>>

/** Lists the hosted models in the order in which they are asked, with their limits. */
export function readModels(data: Read) {
  const chain: Endpoint[] = []
  if (data.MODEL_URL) {
    chain.push({ kind: 'openai', url: data.MODEL_URL, name: data.MODEL_NAME, key: data.MODEL_KEY })
  }
  if (data.ANTHROPIC_API_KEY) {
    const { ANTHROPIC_URL: url, ANTHROPIC_MODEL: name, ANTHROPIC_API_KEY: key } = data
    chain.push({ kind: 'anthropic', url, name, key })
  }
  for (const [place, url] of data.MODEL_FALLBACK_URL.entries()) {
    const name = data.MODEL_FALLBACK_NAME[place] || data.MODEL_NAME
    chain.push({ kind: 'openai', url, name, key: data.MODEL_FALLBACK_KEY[place] || undefined })
  }
  return {
    chain,
    first_word_ms: data.MODEL_FIRST_WORD_MS,
    silence_ms: data.MODEL_SILENCE_MS,
    prices: data.MODEL_PRICES,
    tokens_a_day: data.MODEL_TOKENS_A_DAY,
    tokens_a_month: data.MODEL_TOKENS_A_MONTH,
  }
}
