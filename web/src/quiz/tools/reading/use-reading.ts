import { useEffect, useRef, useState } from 'react'
import type { Rate } from '#platform/sound/sound.rate.ts'
import { type ElementsReader, readElements } from '#platform/sound/sound.read-elements.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { closeTool } from '../tools.state.ts'

type State = 'looking' | 'reading' | 'paused' | 'no voice'

/**
 * Reads the question of a tool out from when it is opened until it is put away, the page is left, or
 * something else stands there.
 */
export function useReading({ evaluation, arrival }: Item, rate: Rate) {
  const [state, setState] = useState<State>('looking')
  const reader = useRef<ElementsReader>(undefined)

  const { id, tries, hints } = evaluation
  const place = `${id} ${tries} ${hints.length} ${arrival?.kind}`
  const [began] = useState(place)
  useEffect(() => {
    // What is read is no longer what stands there.
    if (place !== began) closeTool()
  }, [place, began])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, and stops however it is left
  useEffect(() => {
    const timer = setTimeout(() => {
      reader.current = readElements(toRead(), {
        source: { id, is_quiz: true },
        onStart: () => setState('reading'),
        onEnd: (ending) => (ending === 'said' ? closeTool() : setState('no voice')),
        onInterrupted: closeTool,
      })
      reader.current.goOn(rate)
    })
    const hidden = () => document.visibilityState === 'hidden' && closeTool()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
      reader.current?.pause()
    }
  }, [])

  return {
    state,
    /** Goes on from the sentence that it was in. */
    goOn(speed: Rate) {
      setState('reading')
      reader.current?.goOn(speed)
    },
    pause() {
      reader.current?.pause()
      setState('paused')
    },
  }
}

/** The card of the question, and the hints where they are in sight. */
const toRead = (): Element[] => [
  ...document.querySelectorAll('main article, [data-hints] [data-hint]'),
]
