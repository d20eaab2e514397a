import { Gauge, Pause, Play, X } from 'lucide-react'
import { useEffect } from 'react'
import { loadRate, nextRate, rateWords, useRate } from '#platform/sound/sound.rate.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { ToolProps } from '../tool-props.ts'
import { closeTool } from '../tools.state.ts'
import { useReading } from './use-reading.ts'

/** Reads the question out: what is asked, what there is to choose from, and the hints that are open. */
export function Reading({ item }: ToolProps) {
  const rate = useRate()
  useEffect(() => void loadRate(), [])
  const { state, goOn, pause } = useReading(item, rate)
  const faster = () => {
    const next = nextRate()
    if (state === 'reading') goOn(next)
  }
  const isPaused = state === 'paused'
  return (
    <section
      data-tool
      data-unread
      aria-label="Reading aloud"
      className="fixed inset-x-4 bottom-34 z-30 mx-auto flex w-fit max-w-[calc(100vw-32px)] animate-fade flex-wrap items-center gap-1 rounded-panel border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-2 md:bottom-24"
    >
      {state === 'no voice' ? (
        <p role="alert" className="min-w-0 px-2 py-1.5">
          This device has no voice of its own. A grown-up can add one in its settings.
        </p>
      ) : (
        <>
          <Button
            kind="plain"
            icon={isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
            onClick={() => (isPaused ? goOn(rate) : pause())}
          >
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button kind="plain" icon={<Gauge {...ICON} />} onClick={faster}>
            <span className="sr-only">Speed: </span>
            {rateWords(rate)}
          </Button>
        </>
      )}
      <Button kind="plain" iconOnly icon={<X {...ICON} />} onClick={closeTool}>
        Stop reading
      </Button>
    </section>
  )
}
