import { describe, expect, test } from 'vitest'
import { sameWordsKey } from '#text/same-words.ts'

describe('says the same', () => {
  test.each([
    ['No, because there is more yellow.', 'no because there is  more yellow'],
    ["It isn't red", 'it is not red!'],
    ['There are five parts', 'There are 5 parts.'],
    ['0.4 of it', ' 0.4  of it'],
  ])('%s / %s', (one, other) => {
    expect(sameWordsKey(one)).toBe(sameWordsKey(other))
  })
})

describe('does not say the same', () => {
  test.each([
    ['there is more yellow', 'there is not more yellow'],
    ['it is CO', 'it is Co'],
    ['0.4 of it', '0 4 of it'],
    ['1,5', '15'],
    ['3 - 2', '3 2'],
    ['5 m²', '5 m2'],
    ['the particles move', 'the particle moves'],
    ['theres more yellow', 'there is more yellow'],
    ['it melts?', 'it melts'],
    ['2:3', '2 3'],
    ['x < 3', 'x 3'],
  ])('%s / %s', (one, other) => {
    expect(sameWordsKey(one)).not.toBe(sameWordsKey(other))
  })
})
