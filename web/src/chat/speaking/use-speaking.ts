import { limits } from '@learngrove/contract/speech.limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, query } from '#platform/api.ts'
import { codeOf } from '#platform/public-call.ts'
import { silence } from '#platform/sound/sound.narrator.ts'
import { useRecorder } from '#platform/sound/sound.use-recorder.ts'
import { type Trouble, troubleOf } from './speaking.words.ts'

export type SpeakingState = 'idle' | 'asking' | 'listening' | 'understanding'

/**
 * A message that is spoken: whether anybody understands it here, how long there is still, how loud it is, and
 * what comes of it. The recogniser of a browser is not asked: it may send a child's voice to its maker, and to ask
 * whether it works on the device alone makes some browsers crash.
 */
export function useSpeaking(onText: (text: string) => void, onTrouble: (trouble: Trouble) => void) {
  const { data } = useQuery(query('GET /chat/voices', { query: {} }))
  const [isAsked, setAsked] = useState(false)
  const [isUnderstanding, setUnderstanding] = useState(false)
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const recorder = useRecorder(limits.heard_seconds, async (blob) => {
    const own = new AbortController()
    sending.current = own
    setUnderstanding(true)
    const sent = { files: { chat_speech: [blob] } }
    const told = await call('POST /chat/speech', sent, own.signal).then(
      ({ text }) =>
        () =>
          onText(text),
      (error: unknown) => () => own.signal.aborted || onTrouble(troubleOf(codeOf(error))),
    )
    // Whoever is told of it can press again at once.
    setUnderstanding(false)
    told()
  })

  const { state } = recorder
  const isRecording = state === 'recording'
  const start = () => {
    // Who speaks is not spoken to, or the microphone hears it.
    silence()
    setAsked(true)
    void recorder.start()
  }
  const trouble = state === 'denied' || state === 'missing' ? state : undefined
  return {
    /** Where nothing can be recorded there is nothing to press. */
    isThere: data?.hears === true && (isAsked || state !== 'missing'),
    trouble: isAsked ? trouble : undefined,
    state: stateOf(state === 'asking', isRecording, isUnderstanding),
    seconds_left: Math.max(0, Math.ceil(limits.heard_seconds - recorder.seconds)),
    loudness: recorder.loudness,
    start,
    stop: recorder.stop,
    cancel() {
      sending.current?.abort()
      if (isRecording || state === 'asking') recorder.cancel()
    },
  }
}

function stateOf(isAsking: boolean, isRecording: boolean, isUnderstanding: boolean): SpeakingState {
  if (isUnderstanding) return 'understanding'
  if (isRecording) return 'listening'
  return isAsking ? 'asking' : 'idle'
}
