import type { Source } from './server-voice.ts'
import { type Ending, type Narrating, narrate } from './sound.narrator.ts'
import type { Rate } from './sound.rate.ts'
import { mark, type Piece, scriptOf, spotAt, wholeOf } from './sound.script.ts'

export type ElementsReader = {
  /** Reads on from the sentence that it was in, from now on so fast. */
  readonly goOn: (rate: Rate) => void
  readonly pause: () => void
}

type Options = {
  readonly source: Source | undefined
  readonly onStart: () => void
  readonly onEnd: (ending: Exclude<Ending, 'stopped'>) => void
  /** Something else began to speak, or the reader has left. */
  readonly onInterrupted: () => void
}

/** Reads what stands in elements of the page, and marks in it what is being said: the word, or the sentence. */
export function readElements(roots: readonly Element[], options: Options): ElementsReader {
  const pieces: readonly Piece[] = scriptOf(roots)
  let at = 0
  let now: Narrating | undefined
  const pause = () => {
    const stopped = now
    now = undefined
    stopped?.stop()
    mark(undefined)
  }
  return {
    pause,
    goOn(rate) {
      pause()
      const own: Narrating = narrate(
        {
          pieces: pieces.map(({ text }) => text),
          source: options.source,
          rate,
          onPiece(next) {
            at = next
            mark(wholeOf(pieces[next]))
            options.onStart()
          },
          onWord(next, from) {
            const piece = pieces[next]
            mark(piece && spotAt(piece, from)?.range)
          },
          onEnd(ending) {
            if (now !== own) return
            now = undefined
            mark(undefined)
            if (ending === 'stopped') options.onInterrupted()
            else options.onEnd(ending)
          },
        },
        at,
      )
      now = own
    },
  }
}
