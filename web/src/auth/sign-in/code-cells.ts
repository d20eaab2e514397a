/** Digits of a code by text. */
export const codeLength = 6

export type Cells = readonly string[]

export const emptyCells: Cells = Array.from({ length: codeLength }, () => '')

/** The boxes after a change, and which of them gets focus. */
export type CellChange = { readonly cells: Cells; readonly next: number }

/**
 * Spreads what was typed, pasted or filled in at one box over all boxes. Two digits in a box that
 * held one mean that it was typed over; more are spread from there, or from the start if they are a
 * whole code.
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

/** Handles Backspace in an empty box: it deletes the digit before. */
export function stepBack(cells: Cells, at: number): CellChange {
  const before = Math.max(0, at - 1)
  return { cells: cells.with(before, ''), next: before }
}

export const isFull = (cells: Cells): boolean => cells.every((cell) => cell !== '')
