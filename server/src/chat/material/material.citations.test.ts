import { expect, test } from 'vitest'
import { citations } from './material.citations.ts'

const passages = ['a', 'b', 'c'].map((id) => ({ id, title: `Notes ${id}`, heading: '', text: id }))

const cited = (pieces: readonly string[], by_number = true) => {
  const cite = citations(passages, { by_number })
  return pieces
    .flatMap((piece) => cite.inText(piece))
    .map((part) => part.type === 'source-document' && part.sourceId)
}

test.each([
  ['one', ['as it says [2].'], ['b']],
  ['one in pieces', ['as it says [', '2', '].'], ['b']],
  ['two, each once', ['[3] and [1] and ', '[3]'], ['a', 'c']],
  ['none of the numbers that were given', ['[4] [0] [12] [x]'], []],
  ['none', ['2] and [2'], []],
])('by number: %s', (_name, pieces, ids) => {
  expect(cited(pieces)).toEqual(ids)
})

test('numbers in brackets are only numbers to a model that was told none', () => {
  expect(cited(['the list [1]'], false)).toEqual([])
})

test('by id, each once, and only what was given', () => {
  const cite = citations(passages, { by_number: false })
  const data = { id: 'b', title: 'Notes b', heading: null, page: null }
  expect(cite.byId('b')).toMatchObject([{ type: 'source-document', sourceId: 'b', data }])
  expect(cite.byId('b')).toEqual([])
  expect(cite.byId('z')).toEqual([])
})
