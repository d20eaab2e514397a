import { describe, expect, it } from 'vitest'
import { queryTerms, stem, termsOf } from './terms.ts'

describe('stem', () => {
  it.each([
    [['factorise', 'factorising', 'factorised', 'factorises']],
    [['equation', 'equations']],
    [['plant', 'plants', 'planted', 'planting']],
    [['study', 'studies']],
  ])('brings %j together', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1)
  })

  it('leaves out words without meaning of their own', () => {
    expect(termsOf('What is the denominator?')).toEqual([stem('denominator')])
  })
})

describe('queryTerms', () => {
  it.each([
    ['factorise x^2 + 7x + 12', 'factorise'],
    ['factorise $x^2 + 7x + 12$ please', 'factorise please'],
    ['expand (x + 2)(x - 5)', 'expand'],
    ['why is x = 3 a root', 'root'],
    ['what does CO2 do in a well-known x-axis', 'co2 well known axis'],
    ['what happened in 1945', 'happened 1945'],
    ['x^2 + 7x', 'x 2 7x'],
  ])('leaves the mathematics out of "%s" where words remain', (query, words) => {
    expect(queryTerms(query)).toEqual(termsOf(words))
  })
})
