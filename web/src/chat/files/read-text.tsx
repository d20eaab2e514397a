import { limits } from '@learngrove/contract/chat.limits'
import { useEffect, useId, useRef, useState } from 'react'
import { MathsText } from '#ui/maths-text.tsx'
import { correct } from './attach-files.ts'
import type { Attached, ChangeFiles } from './files.attached.ts'

/** What is typed is kept once nothing more was typed for so long. */
const settledMs = 600

type ReadTextProps = {
  readonly file: Attached
  readonly text: string
  readonly onFiles: ChangeFiles
}

/** What was read in a file, to be put right: what stands here is sent in its place. */
export function ReadText({ file: { id, name }, text, onFiles }: ReadTextProps) {
  const field = useId()
  const [typed, setTyped] = useState(text)
  const [isLost, setLost] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mark = (is_saving: boolean) =>
    onFiles((files) =>
      files.map((each) =>
        each.id === id && each.state.kind === 'kept'
          ? { ...each, state: { ...each.state, is_saving } }
          : each,
      ),
    )
  const save = (next: string) => {
    setLost(false)
    correct(id, next, onFiles).catch(() => {
      mark(false)
      setLost(true)
    })
  }
  const type = (next: string) => {
    setTyped(next)
    mark(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save(next), settledMs)
  }
  useEffect(
    () => () => {
      // Closed while it was typed in: what the server has is what is sent.
      clearTimeout(timer.current)
    },
    [],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <label htmlFor={field} className="wrap-anywhere font-semibold">
        This is what I read in {name}
      </label>
      <p className="text-quiet">
        Put right what is not as it stands on the page. I go by this text.
      </p>
      <textarea
        id={field}
        value={typed}
        rows={5}
        maxLength={limits.file_text_length}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          clearTimeout(timer.current)
          if (typed !== text) save(typed)
        }}
        className="w-full rounded-control border-[1.5px] border-field bg-raised p-2.5 text-base"
      />
      {typed.includes('$') && (
        <div className="max-h-40 overflow-y-auto rounded-control bg-sand p-2.5 text-base">
          <MathsText>{typed}</MathsText>
        </div>
      )}
      {isLost && (
        <p role="alert" className="text-not-yet">
          Your change is not kept yet. Type on, or try again in a moment.
        </p>
      )}
    </div>
  )
}
