import type { LanguageModelV4Prompt } from '@ai-sdk/provider'

/** A token of English is about four letters long; letters of other scripts have more bytes and fewer to a token. */
const bytesAToken = 4

/** What the largest picture that we send costs at the providers that say so. */
const tokensAPicture = 1_600

/** Estimates how many tokens a text is. Providers count in their own ways, and tell what it was afterwards. */
export const estimateTokens = (text: string): number =>
  Math.ceil(Buffer.byteLength(text) / bytesAToken)

/** Estimates how many tokens are sent with a prompt. */
export function tokensOfPrompt(prompt: LanguageModelV4Prompt): number {
  let tokens = 0
  for (const { content } of prompt) {
    if (typeof content === 'string') tokens += estimateTokens(content)
    else for (const part of content) tokens += tokensOfPart(part)
  }
  return tokens
}

function tokensOfPart(part: { readonly type: string; readonly text?: unknown }): number {
  if (part.type === 'file') return tokensAPicture
  return typeof part.text === 'string' ? estimateTokens(part.text) : 0
}
