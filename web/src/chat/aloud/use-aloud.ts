import { useEffect, useRef, useState } from 'react'
import type { Rate } from '#platform/sound/sound.rate.ts'
import { useToast } from '#ui/toast.tsx'

type Reader = ReturnType<typeof import('#platform/sound/sound.read-elements.ts')['readElements']>

export type AloudState = 'silent' | 'looking' | 'reading' | 'paused'

/** Reads one answer. What does so is fetched when it is first asked for. */
export function useAloud(id: string, answer: () => Element | undefined) {
  const [state, setState] = useState<AloudState>('silent')
  const { show } = useToast()
  const reader = useRef<Reader>(undefined)

  const stop = () => {
    reader.current?.pause()
    reader.current = undefined
    setState('silent')
  }
  const fail = () => {
    setState('silent')
    show({
      kind: 'care',
      title: 'There is no voice here just now',
      text: 'Nothing is lost. A grown-up can add a voice in the settings of this device.',
    })
  }
  // Who goes elsewhere is not read to any longer.
  useEffect(
    () => () => {
      reader.current?.pause()
      reader.current = undefined
    },
    [],
  )

  const goOn = async (rate: Rate) => {
    setState(reader.current ? 'reading' : 'looking')
    try {
      const { readElements } = await import('#platform/sound/sound.read-elements.ts')
      const words = answer()
      if (!words) return setState('silent')
      reader.current ??= readElements([words], {
        source: { id, is_quiz: false },
        onStart: () => setState('reading'),
        onEnd(ending) {
          reader.current = undefined
          if (ending === 'no voice') fail()
          else setState('silent')
        },
        onInterrupted() {
          reader.current = undefined
          setState('silent')
        },
      })
      reader.current.goOn(rate)
    } catch {
      fail()
    }
  }

  return {
    state,
    goOn: (rate: Rate) => void goOn(rate),
    pause() {
      reader.current?.pause()
      setState('paused')
    },
    stop,
  }
}
