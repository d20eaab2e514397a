import { RotateCcw, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { type ShownFile, upload } from './files.kept.ts'
import { clockWords, stateWords } from './files.words.ts'
import type { Pages } from './use-pages.ts'

type HeardRecordingProps = {
  readonly recording: ShownFile & { readonly id: string }
  readonly pages: Pages
}

/** A recording that is made: to hear it, or to delete it and speak again. */
export function HeardRecording({ recording, pages }: HeardRecordingProps) {
  const { id, url, state, seconds } = recording
  const { place } = pages
  return (
    <section aria-label="Your recording" className="grid gap-3 rounded-card bg-peach p-4 text-ink">
      {url ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what a child has just said
        <audio controls src={url} aria-label="Your recording" className="w-full" />
      ) : (
        <p>
          {state === 'lost'
            ? 'Your recording is kept. It could not be loaded here.'
            : 'Your recording is being loaded.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="mr-auto font-semibold">
          {seconds !== undefined && (
            <span className="tabular-nums">{`${clockWords(seconds)} · `}</span>
          )}
          {stateWords[state]}
        </span>
        {(state === 'here' || state === 'lost') && place && (
          <Button kind="line" icon={<RotateCcw {...ICON} />} onClick={() => void upload(place, id)}>
            Send it now
          </Button>
        )}
        <Button kind="line" icon={<Trash2 {...ICON} />} onClick={() => pages.remove(id)}>
          Delete and start again
        </Button>
      </div>
    </section>
  )
}
