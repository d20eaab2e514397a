import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>

/** How long an answer may take from its first word on, and how long nothing may come of it. */
type Waits = { readonly total_ms: number; readonly silence_ms: number }

/**
 * Asks a model and yields what it says, part by part, straight from its provider: with a thousand answers at
 * once each stage of streams between costs. Throws where the model fails, at the signal, and where a wait is
 * over; whoever leaves early ends the call.
 */
export async function* streamParts(
  language: LanguageModelV4,
  { abortSignal, ...options }: LanguageModelV4CallOptions,
  { total_ms, silence_ms }: Waits,
): AsyncGenerator<LanguageModelV4StreamPart, void, undefined> {
  const silent = new AbortController()
  const signals = [silent.signal, AbortSignal.timeout(total_ms), abortSignal ?? []].flat()
  const ended = AbortSignal.any(signals)
  const { stream } = await language.doStream({ ...options, abortSignal: ended })
  const reader = stream.getReader()
  const leave = () => void reader.cancel(ended.reason).catch(() => {})
  ended.addEventListener('abort', leave)
  const timer = setTimeout(() => silent.abort(new Error('The model fell silent')), silence_ms)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      ended.throwIfAborted()
      if (done) return
      timer.refresh()
      yield value
    }
  } finally {
    clearTimeout(timer)
    ended.removeEventListener('abort', leave)
    leave()
  }
}

/** Asks a model and waits for all that it says. Throws as `streamParts` does, and where the answer has no end. */
export async function wholeAnswer(...asked: Parameters<typeof streamParts>) {
  let text = ''
  for await (const part of streamParts(...asked)) {
    if (part.type === 'text-delta') text += part.delta
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') return { text: text.trim(), ...endOf(part) }
  }
  throw new Error('The model broke off')
}

/** Why a model stopped, and how many tokens it says it read and wrote. */
export const endOf = ({ finishReason, usage }: Finish) => ({
  finish_reason: finishReason.unified,
  usage: { input_tokens: usage.inputTokens.total, output_tokens: usage.outputTokens.total },
})
