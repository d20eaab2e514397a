import { expect, test } from 'vitest'
import { fileNameOf, tableText } from '#ui/chart/table-text.ts'

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['he said "yes"', '"he said ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['-3', '-3'],
  [-0.5, '-0.5'],
  ['+44 20', "'+44 20"],
  [null, ''],
])('cell %j is written %j', (cell, written) => {
  expect(tableText({ columns: ['c'], rows: [[cell]] })).toBe(`\uFEFFc\r\n${written}\r\n`)
})

test('columns and rows stay in their order', () => {
  const table = { columns: ['Topic', '%'], rows: [['Ratio', 54] as const, ['Data', null] as const] }
  expect(tableText(table)).toBe('\uFEFFTopic,%\r\nRatio,54\r\nData,\r\n')
})

test.each([
  ['Mastery by topic (%)', 'mastery-by-topic.csv'],
  ['Élèves à 8 h', 'eleves-a-8-h.csv'],
  ['???', 'chart.csv'],
])('file name of %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})
