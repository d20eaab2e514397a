import { limits } from '@learngrove/contract/speech.limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, query } from '#platform/api.ts'
import { codeOf } from '#platform/public-call.ts'
import { silence } from '#platform/sound/sound.narrator.ts'
import { hasOwnEar, type Listening, listen } from '#platform/sound/sound.own-ear.ts'
import { useRecorder } from '#platform/sound/sound.use-recorder.ts'
import { type Trouble, troubleOf } from './speaking.words.ts'

type Ear = 'server' | 'device' | undefined

/** Who understands speech here: the server where it may, else the device by itself, else nobody. */
function useEar(): Ear {
  const { data } = useQuery(query('GET /chat/voices', { query: {} }))
  const [isOwn, setOwn] = useState(false)
  useEffect(() => void hasOwnEar().then(setOwn), [])
  if (data?.hears) return 'server'
  return isOwn ? 'device' : undefined
}

export type SpeakingState = 'idle' | 'asking' | 'listening' | 'understanding'

/** A message that is spoken: who listens, since when, how loud it is, and what comes of it. */
export function useSpeaking(onText: (text: string) => void, onTrouble: (trouble: Trouble) => void) {
  const ear = useEar()
  const [isAsked, setAsked] = useState(false)
  const [isUnderstanding, setUnderstanding] = useState(false)
  const [own, setOwn] = useState<Listening>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])
  useEffect(() => () => own?.cancel(), [own])

  const take = (text: string | undefined) => {
    setOwn(undefined)
    if (text === undefined) onTrouble('failed')
    else if (text.trim() === '') onTrouble('nothing')
    else onText(text.trim())
  }
  const recorder = useRecorder(limits.heard_seconds, async (blob) => {
    const own_call = new AbortController()
    sending.current = own_call
    setUnderstanding(true)
    try {
      const sent = { files: { chat_speech: [blob] } }
      take((await call('POST /chat/speech', sent, own_call.signal)).text)
    } catch (error) {
      if (!own_call.signal.aborted) onTrouble(troubleOf(codeOf(error)))
    } finally {
      setUnderstanding(false)
    }
  })

  const { state } = recorder
  const isRecording = state === 'recording' || own !== undefined
  const start = () => {
    // Who speaks is not spoken to, or the microphone hears it.
    silence()
    setAsked(true)
    if (ear === 'server') void recorder.start()
    else setOwn(listen(take))
  }
  const trouble = state === 'denied' || state === 'missing' ? state : undefined
  return {
    /** Where nothing can be recorded there is nothing to press. */
    isThere: ear === 'device' || (ear === 'server' && (isAsked || state !== 'missing')),
    trouble: isAsked ? trouble : undefined,
    state: stateOf(state === 'asking', isRecording, isUnderstanding),
    seconds_left: Math.max(0, Math.ceil(limits.heard_seconds - recorder.seconds)),
    /** The device's own recogniser does not say. */
    loudness: own ? undefined : recorder.loudness,
    start,
    stop: () => (own ? own.stop() : recorder.stop()),
    cancel() {
      own?.cancel()
      setOwn(undefined)
      sending.current?.abort()
      if (isRecording && !own) recorder.cancel()
    },
  }
}

function stateOf(isAsking: boolean, isRecording: boolean, isUnderstanding: boolean): SpeakingState {
  if (isUnderstanding) return 'understanding'
  if (isRecording) return 'listening'
  return isAsking ? 'asking' : 'idle'
}
