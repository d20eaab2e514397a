import type { ListColumn } from './lists.columns.ts'

/** Signs by which a program for tables takes a cell for a formula. */
const formula = /^[=+\-@\t\r]/
/** A number may begin with a sign. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/
/** Tells such a program that the letters are UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Writes a cell. One that a program would take for a formula begins with an apostrophe instead, since a
 * name may be made to fetch or to run something on the machine of whoever opens the file (OWASP, CSV injection).
 */
function cellOf(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes rows as a file of RFC 4180, with the headings of their columns, and a note in a last line of its own. */
export function csvOf<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  note?: string,
): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
    ...(note === undefined ? [] : [columns.map((_, index) => (index === 0 ? note : ''))]),
  ]
  return `${byteOrderMark}${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`
}
