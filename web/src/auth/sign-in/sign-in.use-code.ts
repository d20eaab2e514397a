import { type SubmitEvent, useState } from 'react'
import { type Cells, emptyCells, isFull } from './code-cells.ts'

/** Holds six digits that are typed, and tries them as soon as the sixth is there. */
export function useCode(tryCode: (code: string) => Promise<void>) {
  const [cells, setCells] = useState(emptyCells)
  const [times, setTimes] = useState(0)

  function onCells(next: Cells) {
    setCells(next)
    if (isFull(next) && !isFull(cells)) void tryCode(next.join(''))
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isFull(cells)) void tryCode(cells.join(''))
  }
  function clear() {
    setCells(emptyCells)
    setTimes((before) => before + 1)
  }
  return {
    form: { noValidate: true, onSubmit },
    boxes: { cells, onCells },
    /** How often it was cleared: as the key of the boxes it resets them. */
    times,
    is_full: isFull(cells),
    clear,
  }
}
