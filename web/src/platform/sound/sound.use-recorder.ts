import { useEffect, useRef, useState } from 'react'

/** Containers in the order in which they are asked for; the server takes each. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']

/** Enough for a voice, and a three minutes' answer is small. */
const bitsPerSecond = 48_000

const tickMs = 200

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'denied' | 'missing'

const canRecord = () => typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined

/** A recording under way: what is heard, how long it is, at most so long, and the loudness from 0 to 1. */
export function useRecorder(
  most_seconds: number,
  onRecorded: (blob: Blob, seconds: number) => void,
) {
  const [state, setState] = useState<RecorderState>(canRecord() ? 'idle' : 'missing')
  const [seconds, setSeconds] = useState(0)
  const [loudness, setLoudness] = useState(0)
  const work = useRef<Work>(undefined)
  const heard = useRef(0)
  /** Changes with each start and end, so that a microphone that is granted late is closed at once. */
  const turn = useRef(0)

  // Whoever goes to another question is not listened to any longer.
  useEffect(
    () => () => {
      turn.current += 1
      work.current?.end()
      work.current = undefined
    },
    [],
  )

  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => {
      heard.current += tickMs / 1000
      setSeconds(heard.current)
      setLoudness(work.current?.loudness() ?? 0)
      if (heard.current >= most_seconds) work.current?.recorder.stop()
    }, tickMs)
    return () => clearInterval(timer)
  }, [state, most_seconds])

  const start = async () => {
    turn.current += 1
    const own = turn.current
    setState('asking')
    heard.current = 0
    setSeconds(0)
    try {
      const now = await open((blob) => {
        const length = heard.current
        work.current?.end()
        work.current = undefined
        setState('idle')
        if (blob.size > 0) onRecorded(blob, Math.max(1, Math.round(length)))
      })
      if (own !== turn.current) return now.end()
      work.current = now
      now.recorder.start()
      setState('recording')
    } catch (error) {
      if (own !== turn.current) return
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      setState(isDenied ? 'denied' : 'missing')
    }
  }
  return {
    state,
    seconds,
    loudness,
    start,
    stop: () => work.current?.recorder.stop(),
    /** Nothing of it is kept. */
    cancel() {
      turn.current += 1
      work.current?.end()
      work.current = undefined
      setState('idle')
    },
    pause() {
      work.current?.recorder.pause()
      setState('paused')
    },
    resume() {
      work.current?.recorder.resume()
      setState('recording')
    },
  }
}

type Work = {
  readonly recorder: MediaRecorder
  readonly loudness: () => number
  readonly end: () => void
}

/** A voice at a table reaches about this share of what can be measured. */
const fullVoice = 0.25

async function open(onStop: (blob: Blob) => void): Promise<Work> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType !== undefined && { mimeType }),
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onstop = () => onStop(new Blob(parts, { type: recorder.mimeType.replace(/;.*$/, '') }))
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    recorder,
    loudness() {
      analyser.getFloatTimeDomainData(samples)
      const square = samples.reduce((all, each) => all + each * each, 0) / samples.length
      return Math.min(1, Math.sqrt(square) / fullVoice)
    },
    end() {
      if (recorder.state !== 'inactive') {
        recorder.onstop = null
        recorder.stop()
      }
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}
