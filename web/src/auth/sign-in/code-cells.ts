/** How many digits a code by text has. */
export const codeLength = 6

export type Cells = readonly string[]

export const emptyCells: Cells = Array.from({ length: codeLength }, () => '')

/** What one more change makes of the boxes, and which of them comes next. */
export type CellChange = { readonly cells: Cells; readonly next: number }

/**
 * What was typed, pasted or filled in at one box, over all boxes. A box that held a digit and
 * now holds two was typed over; more are spread from there on, or from the start if they are a whole code.
 */
export function fillCells(cells: Cells, at: number, text: string): CellChange {
  const digits = text.replace(/\D/g, '')
  const held = cells[at] ?? ''
  const fresh = held !== '' && digits.length === 2 ? digits.replace(held, '') : digits
  if (fresh === '') return { cells: cells.with(at, text === '' ? '' : held), next: at }
  const from = fresh.length >= codeLength ? 0 : at
  const spread = cells.map((cell, place) => fresh[place - from] ?? cell)
  return { cells: spread, next: Math.min(from + fresh.length, codeLength - 1) }
}

/** What Backspace does in a box that is empty already: it takes the digit before. */
export function stepBack(cells: Cells, at: number): CellChange {
  const before = Math.max(0, at - 1)
  return { cells: cells.with(before, ''), next: before }
}

export const isFull = (cells: Cells): boolean => cells.every((cell) => cell !== '')
