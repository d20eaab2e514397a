import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'

/** So many words go out together. */
const WORDS_A_PIECE = 3

/**
 * A text in small pieces that join to the same text. A formula is never cut, so that what is
 * rendered half-way is always whole.
 */
export function piecesOf(text: string): string[] {
  const atoms = text.match(/\$\$[^$]*\$\$\s*|\$[^$\n]*\$\S*\s*|[^\s$]+\s*|\s+|\$/g) ?? []
  const pieces: string[] = []
  let words: string[] = []
  const flush = (): void => {
    if (words.length > 0) pieces.push(words.join(''))
    words = []
  }
  for (const atom of atoms) {
    words.push(atom)
    if (words.length >= WORDS_A_PIECE || atom.includes('\n') || atom.startsWith('$$')) flush()
  }
  flush()
  return pieces
}

/**
 * Sends the parts one after another, a pause before each piece of text. The stream fails with the
 * signal's reason as soon as it is aborted, and stops when its reader leaves.
 */
export function pacedStream(
  parts: readonly LanguageModelV4StreamPart[],
  paceMs: number,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const left = new AbortController()
  const stop = signal ? AbortSignal.any([signal, left.signal]) : left.signal
  const rest = parts.values()
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        const next = rest.next()
        if (next.done) return controller.close()
        if (next.value.type === 'text-delta' && paceMs > 0) {
          await pause(paceMs, undefined, { signal: stop }).catch(() => undefined)
        }
        if (signal?.aborted) return controller.error(signal.reason)
        if (!left.signal.aborted) controller.enqueue(next.value)
      },
      cancel() {
        left.abort()
      },
    },
    // Nothing is made ahead of the reader, so that an abort leaves no words behind.
    { highWaterMark: 0 },
  )
}
