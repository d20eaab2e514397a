import { type SubmitEvent, useState } from 'react'
import { type Cells, emptyCells, isFull } from './code-cells.ts'

/** Six digits that are typed, and tried by themselves as soon as the sixth is there. */
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
    /** How often it was cleared: boxes of which this is the key begin anew at the first. */
    times,
    is_full: isFull(cells),
    clear,
  }
}
