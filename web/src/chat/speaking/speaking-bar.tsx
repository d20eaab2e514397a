import { Check, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { SpeakingState } from './use-speaking.ts'

type SpeakingBarProps = {
  readonly state: Exclude<SpeakingState, 'idle'>
  /** From 0 to 1. */
  readonly loudness: number
  readonly secondsLeft: number
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** From so many seconds on, what is left is told. */
const soonOver = 10

const bars = Array.from({ length: 16 }, (_, at) => at)

const waits = {
  asking: 'Your browser asks whether we may listen',
  understanding: 'Finding out what you said',
} as const

/** Over the place where it is written, so that nothing there moves: how loud it is, what is left, and its end. */
export function SpeakingBar({ state, loudness, secondsLeft, onDone, onCancel }: SpeakingBarProps) {
  const done = useRef<HTMLButtonElement>(null)
  const isListening = state === 'listening'
  // As soon as it is seen, so that Escape is meant for it.
  useLayoutEffect(() => {
    if (isListening) done.current?.focus()
  }, [isListening])
  return (
    <fieldset
      aria-label="Speaking"
      className="absolute inset-x-2.5 bottom-full mb-2 flex items-center gap-3 rounded-panel border border-line bg-raised p-1.5 shadow-2 md:inset-x-6"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
    >
      {isListening ? (
        <>
          <Button ref={done} icon={<Check {...ICON} />} onClick={onDone}>
            Done
          </Button>
          <Meter loudness={loudness} />
          <Left seconds={secondsLeft} />
        </>
      ) : (
        <p role="status" className="flex-1 px-3">
          {waits[state]}
        </p>
      )}
      <Button kind="plain" iconOnly icon={<X {...ICON} />} onClick={onCancel}>
        Cancel
      </Button>
    </fieldset>
  )
}

/** The seconds that are left; they are said aloud only when it is nearly over. */
function Left({ seconds }: { readonly seconds: number }) {
  return (
    <>
      <span aria-hidden className="ml-auto whitespace-nowrap font-semibold text-sm tabular-nums">
        {seconds} s left
      </span>
      <span role="status" className="sr-only">
        {seconds === soonOver ? `${soonOver} seconds left` : ''}
      </span>
    </>
  )
}

/** How loud it is, for those who look: the words beside it say that it listens. */
function Meter({ loudness }: { readonly loudness: number }) {
  return (
    <span aria-hidden className="flex h-6 min-w-16 max-w-48 flex-1 items-center gap-0.75">
      {bars.map((at) => (
        <span
          key={at}
          className={`h-full w-1 flex-1 rounded-full ${at / bars.length < loudness ? 'bg-coral' : 'bg-[color-mix(in_oklab,var(--ink)_18%,transparent)]'}`}
        />
      ))}
    </span>
  )
}
