import { expect, test } from 'vitest'
import { kernelVerdict } from './kernel.ts'
import { type Pair, pairsOf } from './pairs.ts'
import { disagreement, emptyTally, enter } from './tally.ts'

const pairs = 2000
const seed = 20_261_122

/** Left to a teacher, of pairs that students would hardly type: far beyond machine numbers, or nowhere a value. */
const mostUndecided = 0.01

test('on random pairs the kernel says what their making says', () => {
  const tally = emptyTally()
  const wrong: string[] = []
  for (const pair of pairsOf(pairs, seed)) {
    const outcome = enter(tally, kernelVerdict(pair.first, pair.second), pair.made)
    if (outcome === 'false accept' || outcome === 'false refusal')
      wrong.push(disagreement(outcome, pair))
  }
  expect(wrong).toEqual([])
  expect(tally.judged).toBeGreaterThan(0.95 * pairs)
  expect(tally.undecided).toBeLessThan(mostUndecided * pairs)
})

test('every family has pairs of both kinds, and the same seed draws the same pairs', () => {
  const drawn: readonly Pair[] = [...pairsOf(400, seed)]
  const kinds = new Set(drawn.map(({ family, made }) => `${family} ${made}`))
  for (const family of new Set(drawn.map((pair) => pair.family))) {
    expect(kinds).toContain(`${family} same`)
    expect(kinds).toContain(`${family} other`)
  }
  expect([...pairsOf(400, seed)]).toEqual(drawn)
})
