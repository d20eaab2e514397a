import { Check, CircleAlert, FileText, Image, Trash2, X } from 'lucide-react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { ICON, ICON_SMALL } from './icon-props.ts'

export type ListedFile = {
  readonly id: string
  readonly name: string
  readonly picture?: boolean | undefined
  /** On its way (0 to 1, and words such as "5.1 of 8.2 MB"), there, or not taken. */
  readonly state:
    | { readonly kind: 'sending'; readonly part: number; readonly words?: string | undefined }
    | { readonly kind: 'ready'; readonly words: string }
    | { readonly kind: 'problem'; readonly words: string }
}

export type FileListProps = {
  readonly label: string
  readonly files: readonly ListedFile[]
  /** Stops a file on its way, removes one that is there. */
  readonly onRemove: (id: string) => void
}

/** The files of a place: how far each is, what came of it, and a way to be rid of it. */
export function FileList({ label, files, onRemove }: FileListProps) {
  return (
    <ul aria-label={label} className="m-0 grid list-none p-0">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex items-start gap-3 border-t border-line py-3 text-sm first:border-0"
        >
          {file.picture ? (
            <Image {...ICON} className="mt-0.5 flex-none text-quiet" />
          ) : (
            <FileText {...ICON} className="mt-0.5 flex-none text-quiet" />
          )}
          <div className="min-w-0 flex-1">
            <b className="block font-semibold wrap-anywhere">{file.name}</b>
            <FileState file={file} />
          </div>
          <Button
            kind="plain"
            size="small"
            iconOnly
            icon={file.state.kind === 'sending' ? <X {...ICON} /> : <Trash2 {...ICON} />}
            onClick={() => onRemove(file.id)}
            className="-my-2 -mr-2"
          >
            {`${file.state.kind === 'sending' ? 'Stop' : 'Remove'} ${file.name}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function FileState({ file }: { readonly file: ListedFile }) {
  const { state } = file
  if (state.kind === 'sending') {
    const percent = Math.round(Math.min(1, Math.max(0, state.part)) * 100)
    return (
      <>
        <div
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="my-1.5 h-1.5 overflow-hidden rounded-full bg-track forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-primary transition-[width] duration-quick"
            style={{ width: `${percent}%` }}
          />
        </div>
        <p className="m-0 text-quiet tabular-nums">{state.words ?? `${percent} %`}</p>
      </>
    )
  }
  const ready = state.kind === 'ready'
  return (
    <p className={classes('m-0 flex items-start gap-1.5', ready ? 'text-primary' : 'text-danger')}>
      {ready ? (
        <Check {...ICON_SMALL} className="mt-0.5 flex-none" />
      ) : (
        <CircleAlert {...ICON_SMALL} className="mt-0.5 flex-none" />
      )}
      {state.words}
    </p>
  )
}
