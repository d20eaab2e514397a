import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '#chat/use-latest.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { joined, readyWords, troubles } from './speaking.words.ts'
import { SpeakingBar } from './speaking-bar.tsx'
import { useSpeaking } from './use-speaking.ts'

type MicrophoneProps = {
  /** What is written already. */
  readonly draft: string
  /** Gets what was heard behind it, to look over before it is sent. */
  readonly onDraft: (text: string) => void
}

/**
 * A microphone for a message, where somebody understands what is spoken; elsewhere it is not there. Pressed, it listens
 * until it is pressed again.
 */
export function Microphone({ draft, onDraft }: MicrophoneProps) {
  const { show } = useToast()
  const [isReady, setReady] = useState(false)
  const begin = useRef<HTMLButtonElement>(null)
  const speaking = useSpeaking(
    useLatest((heard: string) => {
      setReady(true)
      onDraft(joined(draft, heard))
    }),
    (trouble) => show({ kind: 'care', ...troubles[trouble] }),
  )
  const { isThere, state, trouble } = speaking
  const isListening = state === 'listening'

  useEffect(() => {
    if (trouble) show({ kind: 'care', ...troubles[trouble] })
  }, [trouble, show])

  if (!isThere) return null
  return (
    <>
      <Button
        ref={begin}
        kind="plain"
        iconOnly
        busy={state === 'asking' || state === 'understanding'}
        icon={<Mic {...ICON} />}
        onClick={() => {
          setReady(false)
          if (isListening) speaking.stop()
          else speaking.start()
        }}
      >
        Speak your message
      </Button>
      {state !== 'idle' && (
        <SpeakingBar
          state={state}
          loudness={speaking.loudness}
          secondsLeft={speaking.seconds_left}
          onDone={speaking.stop}
          onCancel={() => {
            speaking.cancel()
            begin.current?.focus()
          }}
        />
      )}
      <span role="status" className="sr-only">
        {isListening ? 'We are listening.' : isReady ? readyWords : ''}
      </span>
    </>
  )
}
