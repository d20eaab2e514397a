import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const columns = [
  { id: 'name', header: 'Name', text: ({ name }: { name: string }) => name },
  { id: 'length', header: 'Signs', text: ({ name }: { name: string }) => String(name.length) },
]
const cellOf = (name: string) =>
  csvOf(columns, [{ name }])
    .slice('\uFEFFName,Signs\r\n'.length)
    .replace(/,\d+\r\n$/, '')

test('a file has its headings, a line for each row and a mark for its letters', () => {
  const rows = [{ name: 'Zoë' }, { name: 'Bo' }]
  expect(csvOf(columns, rows)).toBe('\uFEFFName,Signs\r\nZoë,3\r\nBo,2\r\n')
  expect(csvOf(columns, rows, 'Two of three')).toMatch(/Bo,2\r\nTwo of three,\r\n$/)
})

test.each([
  ['=HYPERLINK("http://x.test")', '"\'=HYPERLINK(""http://x.test"")"'],
  ['+441632960000x', "'+441632960000x"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
])('%j is no formula in a file', (name, cell) => expect(cellOf(name)).toBe(cell))

test.each([
  ['-5', '-5'],
  ['+0.5', '+0.5'],
  ['a=b', 'a=b'],
  ['Otter, Moss', '"Otter, Moss"'],
  ['two\nlines', '"two\nlines"'],
  ['say "so"', '"say ""so"""'],
])('%j stays what it is', (name, cell) => expect(cellOf(name)).toBe(cell))
