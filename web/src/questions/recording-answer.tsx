import { limits } from '@learngrove/contract/quiz.limits'
import { FileAudio } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { HeardRecording } from './files/heard-recording.tsx'
import { Recorder } from './files/recorder.tsx'
import { usePages } from './files/use-pages.ts'
import { InWords } from './in-words.tsx'

const tooLarge = 'That file is too large. Record it here, or choose a shorter one.'
const accept = 'audio/webm,audio/ogg,audio/mp4,audio/mpeg,audio/wav,.m4a,.mp3,.wav,.ogg'

/** A recording made here and heard before it goes; or a file; or, for whoever speaks neither, words. */
export function RecordingAnswer({ answer, onAnswer }: AnswerProps) {
  const pages = usePages({ answer, onAnswer })
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const recording = pages.files[0]

  const choose = (file: File | undefined) => {
    if (!file) return
    const isFitting = file.size <= limits.file_bytes
    setProblem(isFitting ? undefined : tooLarge)
    if (isFitting) void pages.add('recording', file)
  }
  return (
    <div className="grid gap-4">
      {recording ? (
        <HeardRecording recording={recording} pages={pages} />
      ) : (
        <>
          <Recorder onRecorded={(blob, seconds) => void pages.add('recording', blob, seconds)} />
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Button
            kind="line"
            className="justify-self-start"
            icon={<FileAudio {...ICON} />}
            onClick={() => input.current?.click()}
          >
            Choose a sound file
          </Button>
        </>
      )}
      <p role="alert" className="text-not-yet empty:hidden">
        {problem}
      </p>
      <InWords
        answer={answer}
        onAnswer={onAnswer}
        asks="Write it down instead"
        label="Your answer in words"
        hint="Write what you would have said. Your teacher reads it in the place of a recording."
      />
      <p className="text-quiet text-sm">
        Only you and the grown-ups who look after your work can hear this.
      </p>
    </div>
  )
}
