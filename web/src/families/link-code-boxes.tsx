import { type ClipboardEvent, Fragment, type KeyboardEvent, useRef } from 'react'
import { codeLength, typedAt } from '#platform/link-code.ts'

type CodeBoxesProps = {
  /** Accessible name of the boxes: "Link code, six letters or digits". */
  readonly label: string
  readonly value: string
  readonly onValueChange: (code: string) => void
  /** The id of what says why a code was refused. */
  readonly describedBy?: string | undefined
}

const places = Array.from({ length: codeLength }, (_, place) => place)
const half = codeLength / 2

/**
 * Shows a code in one box for each character. Typing moves on, a pasted code fills them all,
 * Backspace moves back.
 */
export function CodeBoxes({ label, value, onValueChange, describedBy }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (place: number) => {
    const box = boxes.current[Math.min(Math.max(place, 0), codeLength - 1)]
    box?.focus()
    box?.select()
  }
  const take = (place: number, text: string) => {
    const next = typedAt(value, place, text)
    onValueChange(next)
    if (next !== value || text !== '')
      focus(Math.min(next.length, place + Math.max(1, text.length)))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (event.key === 'ArrowLeft') focus(place - 1)
    else if (event.key === 'ArrowRight') focus(place + 1)
    else if (event.key === 'Backspace') {
      const gone = value[place] === undefined ? place - 1 : place
      onValueChange(value.slice(0, Math.max(gone, 0)) + value.slice(gone + 1))
      focus(gone)
    } else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent, place: number) => {
    event.preventDefault()
    take(place, event.clipboardData.getData('text'))
  }
  return (
    <fieldset
      aria-describedby={describedBy}
      className="m-0 grid min-w-0 grid-cols-[1fr_1fr_1fr_12px_1fr_1fr_1fr] items-center gap-1.5 border-0 p-0 text-center text-quiet sm:gap-2"
    >
      <legend className="sr-only">{label}</legend>
      {places.map((place) => (
        <Fragment key={place}>
          {place === half && <span aria-hidden="true">–</span>}
          <input
            ref={(node) => {
              boxes.current[place] = node
            }}
            aria-label={`Character ${place + 1}`}
            value={value[place]?.trim() ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // The first box takes a whole code from a keyboard that offers one.
            maxLength={place === 0 ? codeLength + 1 : 2}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              const typed = target.value
              const had = value[place] ?? ''
              // A second character in a full box replaces the first.
              take(place, typed.length === 2 && typed.startsWith(had) ? typed.slice(1) : typed)
            }}
            onKeyDown={(event) => press(event, place)}
            onPaste={(event) => paste(event, place)}
            className="h-14 w-full min-w-0 rounded-tile border border-field bg-surface p-0 text-center font-bold font-display text-ink text-xl"
          />
        </Fragment>
      ))}
    </fieldset>
  )
}
