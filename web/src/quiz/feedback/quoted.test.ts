import { describe, expect, test } from 'vitest'
import { quotedOf, stretchesOf } from './quoted.ts'

const text = 'Wool traps air. Air keeps heat in.'
const at = (from: number, to: number) => ({ quote: { from, to } })
const none = { quote: null }

describe('a text with what was found in it', () => {
  test.each([
    ['nothing', [none], [[text, []]]],
    [
      'one',
      [none, at(0, 15)],
      [
        ['Wool traps air.', [2]],
        [' Air keeps heat in.', []],
      ],
    ],
    [
      'two that share words',
      [at(0, 15), at(11, 34)],
      [
        ['Wool traps ', [1]],
        ['air.', [1, 2]],
        [' Air keeps heat in.', [2]],
      ],
    ],
    [
      'a place behind the end',
      [at(20, 99)],
      [
        [text.slice(0, 20), []],
        [text.slice(20), [1]],
      ],
    ],
  ] as const)('%s', (_, points, wanted) => {
    const cut = stretchesOf(text, points)
    expect(cut.map(({ text, shows }) => [text, shows])).toEqual(wanted)
    expect(cut.map((each) => each.text).join('')).toBe(text)
  })

  test('a quote is the words alone', () => {
    expect(quotedOf(text, at(15, 34))).toBe('Air keeps heat in.')
    expect(quotedOf(text, none)).toBe('')
    expect(stretchesOf('', [])).toEqual([])
  })
})
