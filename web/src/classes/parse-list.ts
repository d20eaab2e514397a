import type { Sent } from '@learngrove/contract/call'

export type ListRow = Sent<'POST /teachers/imports/review'>['body']['rows'][number]

const columns = ['first_name', 'last_name', 'username', 'class_name', 'year'] as const
type Column = (typeof columns)[number]

/** How the headings of a list are called, by schools and their programs. */
const headings: Readonly<Record<string, Column>> = {
  'first name': 'first_name',
  firstname: 'first_name',
  first: 'first_name',
  forename: 'first_name',
  'given name': 'first_name',
  'last name': 'last_name',
  lastname: 'last_name',
  last: 'last_name',
  surname: 'last_name',
  'family name': 'last_name',
  username: 'username',
  login: 'username',
  class: 'class_name',
  group: 'class_name',
  form: 'class_name',
  year: 'year',
  'school year': 'year',
  'year group': 'year',
}

/** In which order cells are read where a list has no headings. */
const usualOrder: readonly Column[] = ['first_name', 'last_name', 'class_name', 'year', 'username']

/** Reads the rows of a list that was pasted or is in a CSV file: by commas, semicolons or tabs. */
export function parseList(text: string): ListRow[] {
  const lines = cellsOf(text.replace(/^\uFEFF/, '')).filter((cells) =>
    cells.some((cell) => cell !== ''),
  )
  const [first = []] = lines
  const named = first.map((cell) => headings[cell.toLowerCase().replaceAll(/[_-]/g, ' ')])
  const hasHeadings = named.includes('first_name') || named.includes('last_name')
  const order = hasHeadings ? named : usualOrder
  return (hasHeadings ? lines.slice(1) : lines).map((cells) => rowOf(cells, order))
}

function rowOf(cells: readonly string[], order: readonly (Column | undefined)[]): ListRow {
  const found = (column: Column) => cells[order.indexOf(column)]?.trim() ?? ''
  const [whole = ''] = cells
  // A name in one cell: the last word is the surname.
  const parts = cells.length === 1 ? whole.trim().split(/\s+/) : undefined
  const optional = (column: Column) => (found(column) === '' ? {} : { [column]: found(column) })
  return {
    first_name: parts
      ? parts.slice(0, Math.max(1, parts.length - 1)).join(' ')
      : found('first_name'),
    last_name: parts ? (parts.slice(1).at(-1) ?? '') : found('last_name'),
    ...optional('username'),
    ...optional('class_name'),
    ...optional('year'),
  }
}

/** Splits a text by RFC 4180, with whichever separator its first line has. */
function cellsOf(text: string): string[][] {
  const [line = ''] = text.split(/\r?\n/, 1)
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows
}
