import { expect, test } from 'vitest'
import { findNotes, inOrder, type Note } from './find-notes.ts'

const note = (slug: string, part: Partial<Note>): Note => ({
  slug,
  title: slug,
  summary: '',
  strand: 'Number',
  topic: '',
  level: 'KS3',
  order: 1,
  keywords: [],
  ...part,
})

const some = [
  note('surds', { title: 'Surds', keywords: ['square root', 'exact'], strand: 'Number' }),
  note('circles', { title: 'Circles', summary: 'The way round and the area.', strand: 'Geometry' }),
  note('fractions', { title: 'Adding fractions', topic: 'Café sums', strand: 'Number' }),
]

test.each([
  ['', ['surds', 'circles', 'fractions']],
  ['  ', ['surds', 'circles', 'fractions']],
  ['SURD', ['surds']],
  ['root square', ['surds']],
  ['area', ['circles']],
  ['cafe', ['fractions']],
  ['frac add', ['fractions']],
  ['dding', []],
  ['surds circles', []],
])('“%s” finds %j', (text, found) => {
  expect(findNotes(some, text).map(({ slug }) => slug)).toEqual(found)
})

test('notes come strand by strand, and in their order within it', () => {
  const list = [
    note('c', { strand: 'Geometry', order: 1 }),
    note('b', { strand: 'Number', order: 2 }),
    note('a', { strand: 'Number', order: 1 }),
    note('d', { strand: 'A strand of its own', order: 0 }),
  ]
  expect(inOrder(list).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd'])
})
