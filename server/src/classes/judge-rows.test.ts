import { expect, test } from 'vitest'
import { judgeRows, type Known, type Row } from './judge-rows.ts'

const known: Known = {
  classes: [
    { id: 'c8', name: '8B Mathematics', academic_level_id: 'y8' },
    { id: 'c7', name: '7C', academic_level_id: 'y7' },
  ],
  levels: [
    { id: 'y7', name: 'Year 7' },
    { id: 'y8', name: 'Year 8' },
  ],
  students: [
    { id: 's1', username: 'theo.l', first_name: 'Theo', last_name: 'Lindqvist', class_ids: ['c8'] },
  ],
  taken: new Set(['ada.h']),
}
const row = (fields: Partial<Row> = {}): Row => ({
  first_name: 'Nadia',
  last_name: 'Rahman',
  ...fields,
})
const fatesOf = (...rows: Row[]) => judgeRows(rows, known).map(({ fate }) => fate)

test.each<[string, Partial<Row>, object]>([
  [
    'a new one gets the year of the class',
    { class_name: '7c' },
    { fate: 'new', class_name: '7C', year: 'Year 7' },
  ],
  ['a year by its number', { year: '8' }, { fate: 'new', class_name: null, year: 'Year 8' }],
  ['a year by its name', { year: 'year 8' }, { fate: 'new', year: 'Year 8' }],
  ['no first name', { first_name: ' ' }, { fate: 'mend', problem: 'no_first_name' }],
  ['no last name', { last_name: '' }, { fate: 'mend', problem: 'no_last_name' }],
  ['a name that is too long', { last_name: 'x'.repeat(81) }, { problem: 'name_too_long' }],
  ['no such class', { class_name: '8D' }, { fate: 'mend', problem: 'no_such_class' }],
  ['neither class nor year', {}, { fate: 'mend', problem: 'no_year' }],
  ['a year that is none', { year: '99' }, { fate: 'mend', problem: 'no_year' }],
  ['a username with spaces', { username: 'a b', year: '7' }, { problem: 'username_unfit' }],
  ['a username of somebody else', { username: 'ADA.H', year: '7' }, { problem: 'username_taken' }],
  [
    'somebody who stays where they are',
    { first_name: 'theo', last_name: 'LINDQVIST', class_name: '8B  mathematics' },
    { fate: 'exists', user_id: 's1', joins: null },
  ],
  [
    'somebody who comes into a class',
    { username: 'theo.l', class_name: '7C' },
    { fate: 'exists', user_id: 's1', joins: '7C' },
  ],
])('%s', (_what, fields, fate) => {
  expect(fatesOf(row(fields))).toEqual([expect.objectContaining(fate)])
})

test('the same twice is once, and says as which row', () => {
  const theo = row({ first_name: 'Theo', last_name: 'Lindqvist' })
  expect(
    fatesOf(row({ year: '7' }), row({ year: '8' }), theo, row({ username: 'theo.l' })),
  ).toEqual([
    expect.objectContaining({ fate: 'new' }),
    { fate: 'mend', problem: 'twice', same_as: 1 },
    expect.objectContaining({ fate: 'exists' }),
    { fate: 'mend', problem: 'twice', same_as: 3 },
  ])
})

test('a row that has to be mended is the same as no other', () => {
  expect(fatesOf(row(), row())).toEqual([
    expect.objectContaining({ problem: 'no_year' }),
    expect.objectContaining({ problem: 'no_year' }),
  ])
})
