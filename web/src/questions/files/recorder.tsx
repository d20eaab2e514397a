import { limits } from '@learngrove/contract/quiz.limits'
import { Mic, MicOff, Pause, Play, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRecorder } from '#platform/sound/sound.use-recorder.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { clockWords } from './files.words.ts'

/** Softer than this nobody is heard. */
const audible = 0.03

/** Bars of the meter. */
const bars = Array.from({ length: 24 }, (_, at) => at)

/** A microphone: start, pause, stop, with how loud it is and how long is left. */
export function Recorder({
  onRecorded,
}: {
  readonly onRecorded: (blob: Blob, seconds: number) => void
}) {
  const recorder = useRecorder(limits.recording_seconds, onRecorded)
  const { state, seconds, loudness } = recorder
  const stop = useRef<HTMLButtonElement>(null)
  const isOn = state === 'recording' || state === 'paused'
  useEffect(() => {
    if (isOn) stop.current?.focus()
  }, [isOn])
  if (state === 'denied' || state === 'missing')
    return <NoMicrophone state={state} onAgain={recorder.start} />
  return (
    <section
      aria-label="Record your answer"
      className="flex flex-wrap items-center gap-4 rounded-card bg-peach p-4 text-ink"
    >
      {isOn ? (
        <>
          <Button
            ref={stop}
            size="large"
            icon={<Square {...ICON} fill="currentColor" />}
            onClick={recorder.stop}
          >
            Stop
          </Button>
          {state === 'recording' ? (
            <Button kind="line" size="large" icon={<Pause {...ICON} />} onClick={recorder.pause}>
              Pause
            </Button>
          ) : (
            <Button kind="line" size="large" icon={<Play {...ICON} />} onClick={recorder.resume}>
              Go on
            </Button>
          )}
          <Meter loudness={state === 'recording' ? loudness : 0} />
          <p className="font-semibold tabular-nums">
            {`${clockWords(seconds)} of ${clockWords(limits.recording_seconds)}`}
          </p>
          <p role="status" className="basis-full text-sm">
            {state === 'paused'
              ? 'Paused'
              : loudness > audible || seconds < 2
                ? 'We hear you well'
                : 'We hear nothing yet. Is the microphone on?'}
          </p>
        </>
      ) : (
        <>
          <Button
            size="large"
            busy={state === 'asking'}
            icon={<Mic {...ICON} />}
            onClick={() => void recorder.start()}
          >
            Start recording
          </Button>
          <p className="min-w-48 flex-1">
            {`You have up to ${limits.recording_seconds / 60} minutes. You can listen before you hand it in.`}
          </p>
        </>
      )}
    </section>
  )
}

/** How loud it is. The words beside it say whether anything is heard, so it says nothing itself. */
function Meter({ loudness }: { readonly loudness: number }) {
  return (
    <span aria-hidden className="flex h-8 min-w-32 flex-1 items-center gap-0.75">
      {bars.map((at) => (
        <span
          key={at}
          className={`w-1 flex-1 rounded-full ${at / bars.length < loudness ? 'bg-coral' : 'bg-[color-mix(in_oklab,var(--ink)_18%,transparent)]'}`}
          style={{ height: `${35 + 65 * Math.abs(Math.sin(at * 1.7))}%` }}
        />
      ))}
    </span>
  )
}

const reasons = {
  denied: {
    title: 'The microphone is switched off for this page',
    text: 'That is fine. A grown-up can allow it in the settings of the browser. You can also choose a sound file, or write your answer down.',
  },
  missing: {
    title: 'There is no microphone here',
    text: 'That is fine. You can choose a sound file from another device, or write your answer down.',
  },
} as const

function NoMicrophone({
  state,
  onAgain,
}: {
  readonly state: keyof typeof reasons
  readonly onAgain: () => Promise<void>
}) {
  const { title, text } = reasons[state]
  return (
    <section aria-label={title} className="grid gap-2 rounded-card bg-peach p-4 text-ink">
      <p role="status" className="flex items-center gap-2 font-bold">
        <MicOff {...ICON} className="flex-none" />
        {title}
      </p>
      <p>{text}</p>
      <Button
        kind="line"
        size="small"
        className="justify-self-start"
        onClick={() => void onAgain()}
      >
        Try the microphone again
      </Button>
    </section>
  )
}
