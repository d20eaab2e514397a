import { CircleAlert, FileText, RotateCcw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { removeAttached, send } from './attach-files.ts'
import type { Attached, ChangeFiles } from './files.attached.ts'
import { canTryAgain, stateWords } from './files.words.ts'
import { ReadText } from './read-text.tsx'

type AttachedListProps = {
  readonly files: readonly Attached[]
  readonly onFiles: ChangeFiles
  /** Takes the focus when the file that had it is gone. */
  readonly onLeave: () => void
}

/** The files of the message that is being written: how far each is, and what was read in it. */
export function AttachedList({ files, onFiles, onLeave }: AttachedListProps) {
  return (
    <ul
      aria-label="Files of this message"
      className="grid max-h-[40dvh] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto p-2"
    >
      {files.map((file) => (
        <li key={file.id}>
          <AttachedFile
            file={file}
            onFiles={onFiles}
            onRemove={() => {
              removeAttached(file, onFiles)
              onLeave()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

type AttachedFileProps = {
  readonly file: Attached
  readonly onFiles: ChangeFiles
  readonly onRemove: () => void
}

function AttachedFile({ file, onFiles, onRemove }: AttachedFileProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { name, state } = file
  const text = state.kind === 'kept' ? state.file.text : null
  return (
    <div className="rounded-control border border-line bg-paper">
      <div className="flex items-center gap-3 py-1 pr-1 pl-2">
        <Sign file={file} />
        <div className="min-w-0 flex-1 py-1 text-sm">
          <b className="block truncate font-semibold" title={name}>
            {name}
          </b>
          <Progress file={file} />
        </div>
        {text !== null && (
          <Button
            kind="plain"
            size="small"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'What I read'}
          </Button>
        )}
        {state.kind === 'problem' && canTryAgain(state.code) && (
          <Button
            kind="line"
            size="small"
            icon={<RotateCcw {...ICON_SMALL} />}
            onClick={() => void send(file, onFiles)}
          >
            Try again
          </Button>
        )}
        <Button kind="plain" size="small" iconOnly icon={<X {...ICON_SMALL} />} onClick={onRemove}>
          {`${state.kind === 'sending' ? 'Stop' : 'Remove'} ${name}`}
        </Button>
      </div>
      {isOpen && text !== null && (
        <div id={panel} className="border-line border-t p-3">
          <ReadText file={file} text={text} onFiles={onFiles} />
        </div>
      )}
    </div>
  )
}

function Sign({ file: { preview, state } }: Pick<AttachedFileProps, 'file'>) {
  if (preview !== undefined) {
    return (
      <img
        src={preview}
        alt=""
        className="size-11 flex-none rounded-small border border-line bg-white object-cover"
      />
    )
  }
  const Icon = state.kind === 'problem' ? CircleAlert : FileText
  return (
    <span className="grid size-11 flex-none place-items-center rounded-small bg-primary-soft text-primary">
      <Icon {...ICON_SMALL} />
    </span>
  )
}

function Progress({ file: { name, state } }: Pick<AttachedFileProps, 'file'>) {
  return (
    <>
      {state.kind === 'sending' && (
        <progress
          aria-label={`${name} is being sent`}
          max={1}
          value={state.part}
          className="my-1 block h-1.5 w-full accent-(--leaf)"
        />
      )}
      <span
        className={classes(
          'block wrap-anywhere',
          state.kind === 'problem' ? 'text-not-yet' : 'text-quiet tabular-nums',
        )}
      >
        {stateWords(state)}
      </span>
    </>
  )
}
