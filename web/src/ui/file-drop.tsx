import { CircleAlert, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { type FileRules, type RefusedFile, rulesWords, sortFiles } from './files/file-rules.ts'
import { useFieldIds } from './form/field-frame.tsx'
import { ICON, ICON_SMALL } from './icon-props.ts'

export type FileDropProps = {
  /** What the files are for: it names the place. */
  readonly label: string
  readonly rules: FileRules
  /** How many files are there already, so that no more are taken than fit. */
  readonly held?: number | undefined
  /** Called with the files that were taken, when there are any. */
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

/** A place to drop files on, or to choose them from the device. What does not fit is named, with the reason. */
export function FileDrop(props: FileDropProps) {
  const { label, rules, held = 0, onFiles, disabled = false } = props
  const ids = useFieldIds()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const many = (rules.maxFiles ?? 1) > 1

  const take = (files: FileList | null) => {
    const sorted = sortFiles(Array.from(files ?? []), rules, held)
    setRefused(sorted.refused)
    if (sorted.taken.length > 0) onFiles(sorted.taken)
    // The same file chosen again must be heard of again.
    if (input.current) input.current.value = ''
  }
  const drag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  return (
    <div className={classes('grid gap-2', props.className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same */}
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'grid justify-items-center gap-1.5 rounded-card border-[1.5px] border-dashed px-4 py-6 text-center transition-colors duration-quick',
          over ? 'border-primary bg-primary-soft' : 'border-field bg-paper',
          disabled && 'opacity-60',
        )}
      >
        <span className="mb-1.5 grid size-14 place-items-center rounded-[18px] bg-primary-soft text-primary">
          <Upload {...ICON} size={22} />
        </span>
        <p id={ids.label} className="m-0 font-bold">
          {label}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple={many}
          accept={rules.kinds.flatMap((kind) => kind.endings).join(',')}
          onChange={(event) => take(event.target.files)}
        />
        <Button
          id={ids.control}
          kind="line"
          size="small"
          disabled={disabled}
          aria-describedby={`${ids.label} ${ids.hint}`}
          onClick={() => input.current?.click()}
        >
          {many ? 'Choose files' : 'Choose a file'}
        </Button>
        <p id={ids.hint} className="m-0 text-sm text-quiet">
          {`${many ? 'Or drop them here' : 'Or drop it here'}. ${rulesWords(rules)}`}
        </p>
      </div>
      <div role="alert">
        {refused.length > 0 && <Refusals refused={refused} onClose={() => setRefused([])} />}
      </div>
    </div>
  )
}

type RefusalsProps = { readonly refused: readonly RefusedFile[]; readonly onClose: () => void }

function Refusals({ refused, onClose }: RefusalsProps) {
  return (
    <div className="flex items-start gap-2.5 rounded-control bg-danger-soft py-1 pl-3.5 text-sm">
      <CircleAlert {...ICON_SMALL} className="mt-2.5 flex-none text-danger" />
      <ul className="m-0 min-w-0 flex-1 list-none p-0 py-2">
        {refused.map((file) => (
          <li key={file.name} className="wrap-anywhere">
            <b className="font-bold">{file.name}</b> was left out. {file.reason}
          </li>
        ))}
      </ul>
      <Button kind="plain" size="small" iconOnly icon={<X {...ICON_SMALL} />} onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
