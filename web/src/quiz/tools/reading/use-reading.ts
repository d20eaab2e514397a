import { useEffect, useRef, useState } from 'react'
import { type Narration, narrate, ownVoice } from '#platform/narration.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { closeTool } from '../tools.state.ts'
import { saidMaths } from './said-maths.ts'
import { type Piece, scriptOf, spotAt } from './script.ts'

const lang = 'en-GB'

type State = 'looking' | 'reading' | 'paused' | 'no voice'

/**
 * Reads the question of a tool out from when it is opened until it is put away, the page is left, or
 * something else stands there.
 */
export function useReading({ evaluation, arrival }: Item, rate: number) {
  const [state, setState] = useState<State>('looking')
  const here = useRef({ at: 0, pieces: [] as readonly Piece[] })
  const now = useRef<Narration>(undefined)

  const stop = () => {
    now.current?.stop()
    now.current = undefined
    mark(undefined)
  }
  const begin = async (at: number, speed: number) => {
    stop()
    const voice = await ownVoice(lang)
    if (!voice) return setState('no voice')
    const { pieces } = here.current
    setState('reading')
    now.current = narrate(
      pieces.map(({ text }) => text),
      voice,
      {
        rate: speed,
        lang,
        onPiece(next) {
          here.current.at = next
          mark(whole(pieces[next]))
        },
        onWord(next, from) {
          const piece = pieces[next]
          mark(piece && spotAt(piece, from)?.range)
        },
        onEnd: closeTool,
      },
      at,
    )
  }

  const { id, tries, hints } = evaluation
  const place = `${id} ${tries} ${hints.length} ${arrival?.kind}`
  const [began] = useState(place)
  useEffect(() => {
    // What is read is no longer what stands there.
    if (place !== began) closeTool()
  }, [place, began])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, and stops however it is left
  useEffect(() => {
    here.current = { at: 0, pieces: scriptOf(toRead(), saidMaths) }
    const timer = setTimeout(() => void begin(0, rate))
    const hidden = () => document.visibilityState === 'hidden' && closeTool()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', stop)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  return {
    state,
    /** Goes on from the sentence that it was in. */
    goOn: (speed: number) => void begin(here.current.at, speed),
    pause() {
      stop()
      setState('paused')
    },
  }
}

/** The card of the question, and the hints where they are in sight. */
const toRead = (): Element[] => [
  ...document.querySelectorAll('main article, [data-hints] [data-hint]'),
]

/** All of a piece, for a voice that does not say where it is. */
function whole(piece: Piece | undefined): Range | undefined {
  const [first, last] = [piece?.spots[0], piece?.spots.at(-1)]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.range.startContainer, first.range.startOffset)
  range.setEnd(last.range.endContainer, last.range.endOffset)
  return range
}

/** Marks what is being said, without touching the page; a browser that cannot shows nothing. */
function mark(range: Range | undefined): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (range) CSS.highlights.set('reading', new Highlight(range))
  else CSS.highlights.delete('reading')
}
