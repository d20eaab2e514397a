import { expect, test } from 'vitest'
import { spoken, wordsIn } from './words-in.ts'

test('reads paragraphs, lists and figures', () => {
  expect(wordsIn('[Two students](#1) are stuck:\n- Maya: [0 of 3](#2)\n- Ben\n\nDone.')).toEqual([
    { kind: 'paragraph', pieces: [{ text: 'Two students', number: 1 }, { text: ' are stuck:' }] },
    {
      kind: 'list',
      items: [[{ text: 'Maya: ' }, { text: '0 of 3', number: 2 }], [{ text: 'Ben' }]],
    },
    { kind: 'paragraph', pieces: [{ text: 'Done.' }] },
  ])
})

test.each(['Maya: [0 of', 'Maya: [0 of 3]', 'Maya: [0 of 3](#', 'Maya: [0 of 3](#1'])(
  'shows no half of a figure: %s',
  (text) => {
    expect(wordsIn(text)).toEqual([{ kind: 'paragraph', pieces: [{ text: 'Maya: ' }] }])
  },
)

test('says figures without their signs', () => {
  expect(spoken('So:\n- Maya: [0 of 3](#2)')).toBe('So:\nMaya: 0 of 3')
})
