export type Cell = string | number | null

export type ChartTable = {
  /** The heads of the columns; the first column names the row. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A spreadsheet would run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** The table as comma separated values after RFC 4180, with a mark that makes Excel read it as UTF-8. */
export function tableText({ columns, rows }: ChartTable): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellText).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  const text = String(cell)
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A file name out of a title: "Mastery by topic (%)" becomes "mastery-by-topic.csv". */
export function fileNameOf(title: string): string {
  const stem = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${stem || 'chart'}.csv`
}
