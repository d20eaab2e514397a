import { type KeyboardEvent, useRef } from 'react'
import { codeText } from './code.words.ts'
import { type CellChange, type Cells, codeLength, fillCells, stepBack } from './code-cells.ts'

type CodeBoxesProps = {
  readonly cells: Cells
  readonly onCells: (cells: Cells) => void
}

const BOX =
  'h-14 w-full min-w-0 rounded-tile border border-field bg-surface p-0 text-center font-bold font-display text-xl text-ink tabular-nums md:h-15'

/** Shows six boxes for six digits. Pasting, and the code that a telephone offers, fill all of them. */
export function CodeBoxes({ cells, onCells }: CodeBoxesProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  const go = (place: number) => {
    const box = row.current?.querySelectorAll('input')[place]
    box?.focus()
    box?.select()
  }
  const change = ({ cells: next, next: place }: CellChange) => {
    onCells(next)
    go(place)
  }
  function press(event: KeyboardEvent<HTMLInputElement>, place: number) {
    if (event.key === 'Backspace' && cells[place] === '') {
      event.preventDefault()
      change(stepBack(cells, place))
    }
    if (event.key === 'ArrowLeft') go(Math.max(0, place - 1))
    if (event.key === 'ArrowRight') go(Math.min(codeLength - 1, place + 1))
  }
  return (
    <fieldset
      ref={row}
      className="m-0 grid min-w-0 grid-cols-[1fr_1fr_1fr_14px_1fr_1fr_1fr] items-center gap-1.5 border-0 p-0 md:gap-2"
      onPaste={(event) => {
        event.preventDefault()
        change(fillCells(cells, 0, event.clipboardData.getData('text')))
      }}
    >
      <legend className="sr-only">{codeText.digits}</legend>
      {cells.map((cell, place) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
          key={place}
          value={cell}
          aria-label={codeText.digit(place + 1)}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          // biome-ignore lint/a11y/noAutofocus: the page has nothing else to do, and was asked for by a press
          autoFocus={place === 0}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change(fillCells(cells, place, event.target.value))}
          onKeyDown={(event) => press(event, place)}
          className={place === codeLength / 2 ? `${BOX} col-start-5` : BOX}
        />
      ))}
      <span aria-hidden="true" className="col-start-4 row-start-1 text-center text-quiet">
        –
      </span>
    </fieldset>
  )
}
