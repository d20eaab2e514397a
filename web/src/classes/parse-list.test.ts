import { expect, test } from 'vitest'
import { parseList } from './parse-list.ts'

const ada = { first_name: 'Ada', last_name: 'Holm' }

test.each<[string, string, object]>([
  ['headings in any order', 'Surname,Class,Forename\nHolm,8B,Ada', { ...ada, class_name: '8B' }],
  ['no headings', 'Ada,Holm,8B,8', { ...ada, class_name: '8B', year: '8' }],
  ['tabs, as a table is pasted', 'Ada\tHolm\t8B', { ...ada, class_name: '8B' }],
  ['semicolons', 'First name;Last name;Year\r\nAda;Holm;8\r\n', { ...ada, year: '8' }],
  ['a byte order mark', '\uFEFFfirst_name,last_name\nAda,Holm', ada],
  ['quotes', 'Ada,"Holm, ""the"" second"', { first_name: 'Ada', last_name: 'Holm, "the" second' }],
  ['a name in one cell', 'Ada Maria Holm', { first_name: 'Ada Maria', last_name: 'Holm' }],
  ['a first name alone', 'Ada', { first_name: 'Ada', last_name: '' }],
])('reads %s', (_what, text, row) => {
  expect(parseList(text)).toEqual([row])
})

test('passes over empty lines, and keeps the order', () => {
  expect(parseList('\nAda,Holm\n\nBen,Mwangi\n').map(({ first_name }) => first_name)).toEqual([
    'Ada',
    'Ben',
  ])
  expect(parseList('')).toEqual([])
})
