import { Camera, Paperclip } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '#chat/use-latest.ts'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { attachFiles, send } from './attach-files.ts'
import type { Attached, ChangeFiles } from './files.attached.ts'
import { announced } from './files.words.ts'

const accepted = 'image/*,.pdf,.docx,.txt,application/pdf,text/plain'

type AttachProps = {
  readonly files: readonly Attached[]
  readonly onFiles: ChangeFiles
}

/** Adds files to a message: by choosing, by dropping them anywhere, by pasting, with the camera of a phone. */
export function AttachButtons({ files, onFiles }: AttachProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const add = useLatest((picked: readonly File[]) => attachFiles(picked, files, onFiles))
  const isOver = useDropped(add)
  usePasted(add)
  useSentOnline(files, onFiles)
  return (
    <>
      <FileInput input={chooser} onFiles={add} accept={accepted} isMany />
      <FileInput input={camera} onFiles={add} accept="image/*" isCamera />
      <Button
        kind="plain"
        iconOnly
        icon={<Paperclip {...ICON} />}
        onClick={() => chooser.current?.click()}
      >
        Add a file
      </Button>
      <Button
        kind="plain"
        iconOnly
        icon={<Camera {...ICON} />}
        onClick={() => camera.current?.click()}
        className="hidden! pointer-coarse:inline-flex!"
      >
        Take a photo
      </Button>
      {isOver && <DropHere />}
      <Announced files={files} />
    </>
  )
}

type FileInputProps = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFiles: (files: readonly File[]) => void
  readonly accept: string
  readonly isMany?: boolean
  readonly isCamera?: boolean
}

const FileInput = ({
  input,
  onFiles,
  accept,
  isMany = false,
  isCamera = false,
}: FileInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    multiple={isMany}
    accept={accept}
    capture={isCamera ? 'environment' : undefined}
    onChange={({ target }) => {
      onFiles(Array.from(target.files ?? []))
      // The same file chosen again must be heard of again.
      target.value = ''
    }}
  />
)

const DropHere = () => (
  <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-panel border-2 border-primary border-dashed bg-primary-soft/90">
    <p className="font-bold text-lg">Drop it here to add it to your message</p>
  </div>
)

/** Says once of each file that it is there, or why it is not. */
function Announced({ files }: { readonly files: readonly Attached[] }) {
  const words = files.map(({ name, state }) => announced(name, state)).filter(Boolean)
  return (
    <div role="status" className="sr-only">
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  )
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Files that are dropped anywhere on the page go into the message, and never open in its place. */
function useDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // It leaves the page, and not one element for another.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles(Array.from(event.dataTransfer?.files ?? []))
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [onFiles])
  return isOver
}

/** A picture that is pasted goes into the message; where there are words too, the words are meant. */
function usePasted(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      const files = Array.from(clipboardData?.files ?? [])
      if (files.length === 0 || clipboardData?.getData('text/plain')) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}

/** Sends what waits for the network once it is back. */
function useSentOnline(files: readonly Attached[], onFiles: ChangeFiles): void {
  const isOnline = useOnline()
  const sendWaiting = useLatest(() => {
    for (const file of files) if (file.state.kind === 'waiting') void send(file, onFiles)
  })
  useEffect(() => {
    if (isOnline) sendWaiting()
  }, [isOnline, sendWaiting])
}
