import { Check, Mic, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLatest } from '#chat/use-latest.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { joined, readyWords, troubles } from './speaking.words.ts'
import { useSpeaking } from './use-speaking.ts'

type MicrophoneProps = {
  /** What is written already. */
  readonly draft: string
  /** Gets what was heard behind it, to look over before it is sent. */
  readonly onDraft: (text: string) => void
}

/** Held for longer, it listens until it is let go; pressed, until it is pressed again. */
const holdMs = 600
/** From so many seconds on, what is left is told. */
const soonOver = 10

const bars = [0, 1, 2, 3, 4, 5, 6]

/** A microphone for a message, where somebody understands what is spoken; elsewhere it is not there. */
export function Microphone({ draft, onDraft }: MicrophoneProps) {
  const { show } = useToast()
  const [isReady, setReady] = useState(false)
  const done = useRef<HTMLButtonElement>(null)
  const pressedAt = useRef(0)
  const speaking = useSpeaking(
    useLatest((heard: string) => {
      setReady(true)
      onDraft(joined(draft, heard))
    }),
    (trouble) => show({ kind: 'care', ...troubles[trouble] }),
  )
  const { isThere, state, trouble, stop, cancel } = speaking
  const isListening = state === 'listening'

  useEffect(() => {
    if (trouble) show({ kind: 'care', ...troubles[trouble] })
  }, [trouble, show])
  useEffect(() => {
    if (isListening) done.current?.focus()
  }, [isListening])
  useEffect(() => {
    if (!isListening) return
    const release = () => performance.now() - pressedAt.current > holdMs && stop()
    window.addEventListener('pointerup', release, { once: true })
    return () => window.removeEventListener('pointerup', release)
  }, [isListening, stop])

  if (!isThere) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    cancel()
  }
  return (
    <fieldset
      aria-label="Speaking"
      className="flex min-w-0 items-center gap-1"
      onKeyDown={onKeyDown}
    >
      {isListening ? (
        <Button ref={done} kind="soft" icon={<Check {...ICON} />} onClick={stop}>
          Done
        </Button>
      ) : (
        <Button
          kind="plain"
          iconOnly
          busy={state !== 'idle'}
          icon={<Mic {...ICON} />}
          onPointerDown={() => {
            pressedAt.current = performance.now()
          }}
          onClick={() => {
            setReady(false)
            speaking.start()
          }}
        >
          {state === 'understanding' ? 'Listening to what you said' : 'Speak your message'}
        </Button>
      )}
      {isListening && (
        <>
          <Meter loudness={speaking.loudness} />
          <Left seconds={speaking.seconds_left} />
        </>
      )}
      {state !== 'idle' && (
        <Button kind="plain" iconOnly icon={<X {...ICON} />} onClick={cancel}>
          Cancel
        </Button>
      )}
      <span role="status" className="sr-only">
        {isListening ? 'We are listening.' : isReady ? readyWords : ''}
      </span>
    </fieldset>
  )
}

/** The seconds that are left; they are said aloud only when it is nearly over. */
function Left({ seconds }: { readonly seconds: number }) {
  return (
    <>
      <span aria-hidden className="whitespace-nowrap font-semibold text-sm tabular-nums">
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
    <span aria-hidden className="flex h-6 w-12 flex-none items-center gap-0.75">
      {bars.map((at) => (
        <span
          key={at}
          className={`h-full w-1 flex-1 rounded-full ${at / bars.length < loudness ? 'bg-coral' : 'bg-[color-mix(in_oklab,var(--ink)_18%,transparent)]'}`}
        />
      ))}
    </span>
  )
}
