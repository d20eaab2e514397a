import { describe, expect, test } from 'vitest'
import { firstTalk, perceive, think } from '#mind/mind.ts'

/** What is done about the last of these messages. */
function last(said: readonly string[]) {
  let state = firstTalk
  const moves = said.map((text) => {
    const { needs: _needs, ...heard } = perceive(state, text, {})
    const decided = think(state, heard)
    state = decided.state
    return decided
  })
  return moves.at(-1)
}

describe('what is said on the way', () => {
  test.each([
    ['how do i do 34 x 6', '4 x 6 = 28', '24'],
    ['share 40 sweets in the ratio 3:5', '8 parts', '1 part is 5'],
    ['find the median of 4 9 2 7 5', '2 4 5 7 9'],
    ['trainers are £60 and theres 15% off whats the new price', 'so 9 off'],
  ])('follows: %s', (...said) => {
    expect(last(said)?.move.act).toMatchObject({ type: 'check', verdict: 'follows' })
  })

  test.each([
    ['how do i do 34 x 6', '4 x 6 = 28', '26'],
    ['share 40 sweets in the ratio 3:5', '1 part is 4'],
    ['find the median of 4 9 2 7 5', '4 2 5 7 9'],
    ['trainers are £60 and theres 15% off whats the new price', '8 off'],
  ])('does not follow: %s', (...said) => {
    expect(last(said)?.move.act).not.toMatchObject({ verdict: 'follows' })
  })
})

describe('what is asked next of the same', () => {
  test.each([
    [['whats the next number 3 7 11 15', '19', 'whats the nth term'], '4n - 1', '4n + 3'],
    [
      ['5 red 3 blue and 2 green counters, probability of blue', '3/10', 'and not blue'],
      '7/10',
      '3/10',
    ],
    [['round 4.367 to 2 dp', '4.37', 'and 1 dp'], '4.4', '4.3'],
  ])('%s', (said, right, other) => {
    expect(last([...said, right])?.move.act).toMatchObject({ verdict: 'solved' })
    expect(last([...said, other])?.move.act).toMatchObject({ verdict: 'not_the_answer' })
  })
})

describe('whether a number divides another', () => {
  test.each([
    'is 3 a factor of 12',
    'is 84 divisible by 7',
    'does 7 go into 84',
    '12 is a multiple of 4 right',
  ])('is told by a sum: %s', (said) => {
    expect(last([said])?.move.act).toEqual({ type: 'cite', verdict: 'so' })
  })

  test.each(['is 5 a factor of 12', 'is 30 in the 4 times table'])(
    'or what is left: %s',
    (said) => {
      expect(last([said])?.move.act).toEqual({ type: 'cite', verdict: 'not_so' })
      expect(last([said])?.text).toContain('left over')
    },
  )
})
