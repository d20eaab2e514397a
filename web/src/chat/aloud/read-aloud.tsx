import { Gauge, Pause, Play, Square, Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { loadRate, nextRate, rateWords, useRate } from '#platform/sound/sound.rate.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { type AloudState, useAloud } from './use-aloud.ts'

type ReadAloudProps = {
  /** The message whose words are read. */
  readonly id: string
  readonly className?: string
}

const looks = {
  silent: ['Read aloud', <Volume2 key="icon" {...ICON} />],
  looking: ['Getting ready', <Volume2 key="icon" {...ICON} />],
  reading: ['Pause', <Pause key="icon" {...ICON} />],
  paused: ['Go on reading', <Play key="icon" {...ICON} />],
} as const satisfies Readonly<Record<AloudState, unknown>>

/** Reads an answer out, marks what is being said, and can be held, stopped and made slower or faster. */
export function ReadAloud({ id, className }: ReadAloudProps) {
  const place = useRef<HTMLFieldSetElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const rate = useRate()
  useEffect(() => void loadRate(), [])
  const { state, goOn, pause, stop } = useAloud(id, () => answerAround(place.current))
  const [words, icon] = looks[state]
  const press = () => (state === 'reading' || state === 'looking' ? pause() : goOn(rate))
  return (
    <fieldset
      ref={place}
      aria-label="Reading aloud"
      className="flex min-w-0 flex-wrap items-center"
    >
      <Button
        ref={first}
        kind="plain"
        iconOnly={state === 'silent'}
        busy={state === 'looking'}
        icon={icon}
        onClick={press}
        className={className}
      >
        {words}
      </Button>
      {state !== 'silent' && (
        <>
          <Button
            kind="plain"
            icon={<Gauge {...ICON} />}
            onClick={() => {
              const next = nextRate()
              if (state === 'reading') goOn(next)
            }}
            className={className}
          >
            <span className="sr-only">Speed: </span>
            {rateWords(rate)}
          </Button>
          <Button
            kind="plain"
            iconOnly
            icon={<Square {...ICON} />}
            onClick={() => {
              stop()
              first.current?.focus()
            }}
            className={className}
          >
            Stop reading
          </Button>
        </>
      )}
    </fieldset>
  )
}

/** The words of the answer that a place belongs to. */
function answerAround(place: Element | null): Element | undefined {
  for (let around = place; around; around = around.parentElement) {
    const found = around.querySelector('[data-answer]')
    if (found) return found
  }
  return undefined
}
