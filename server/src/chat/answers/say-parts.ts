import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { ChatPart } from '@learngrove/contract/chat'
import type { citations } from '#chat/material/material.citations.ts'
import { limitReason } from '#chat/stream/stream.answer-limit.ts'
import { endOf } from '#platform/model/model.stream-parts.ts'
import { estimateTokens } from '#platform/model/model.tokens.ts'
import type { AnswerScreen } from './answer-screen.ts'
import type { Speaker } from './speaker.ts'

/** What a stream came to. */
export type Said = {
  readonly finish_reason: string
  /** Whether the built-in tutor signed it. */
  readonly is_own: boolean
}

/** What was heard so far, be it shown or not. */
export type Heard = {
  output_tokens: number
  usage: { readonly input_tokens: number | undefined; readonly output_tokens: number | undefined }
}

export const nothingHeard = (): Heard => ({
  output_tokens: 0,
  usage: { input_tokens: undefined, output_tokens: undefined },
})

type Saying = {
  readonly add: (part: ChatPart) => void
  readonly say: Speaker
  readonly screen: AnswerScreen
  readonly cite: ReturnType<typeof citations>
  readonly heard: Heard
}

/** Passes a model's stream on to its end, or to the longest answer. Throws if it breaks off. */
export async function sayParts(
  stream: AsyncIterable<LanguageModelV4StreamPart>,
  { add, say, screen, cite, heard }: Saying,
): Promise<Said> {
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        heard.output_tokens += estimateTokens(part.delta)
        say(await screen.add(part.delta))
        for (const source of cite.inText(part.delta)) add(source)
        if (say.isFull()) return { finish_reason: limitReason, is_own: false }
        break
      case 'source':
        for (const source of cite.byId(part.id)) add(source)
        break
      case 'finish': {
        const { finish_reason, usage } = endOf(part)
        heard.usage = usage
        say(await screen.rest())
        say.rest()
        if (!say.hasBegun()) throw new Error('The model said nothing')
        // The built-in tutor signs its answers, so that it shows when it replaced another.
        const is_own = part.providerMetadata?.tutor !== undefined
        return { finish_reason, is_own }
      }
      case 'error':
        throw part.error
    }
  }
  throw new Error('The model broke off')
}
