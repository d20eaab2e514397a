import { describe, expect, it } from 'vitest'
import { queryTerms, rankPassages, stem, termsOf } from '#retrieval.ts'

const passages = [
  {
    id: 'a',
    title: 'Quadratics',
    heading: 'Factorising',
    text: 'Factorising a quadratic means writing it as a product of two brackets.',
  },
  {
    id: 'b',
    title: 'Biology',
    heading: 'Photosynthesis',
    text: 'Plants make glucose from carbon dioxide and water. They use light for it.',
  },
  {
    id: 'c',
    title: 'Biology',
    heading: 'Respiration',
    text: 'Cells release energy from glucose. Respiration happens all the time.',
  },
  {
    id: 'd',
    title: 'Number',
    heading: 'Fractions',
    text: 'The denominator is the bottom number of a fraction.',
  },
]
const best = (query: string, floor?: number) =>
  rankPassages(query, passages, { ...(floor !== undefined && { floor }) }).map(
    ({ passage }) => passage.id,
  )

describe('rankPassages', () => {
  it.each([
    ['how do plants make glucose', 'b'],
    ['What is a denominator?', 'd'],
    ['factorise quadratics', 'a'],
    ['why do cells need respiration', 'c'],
  ])('finds the passage for "%s"', (query, id) => {
    expect(best(query)[0]).toBe(id)
  })

  it.each([
    'who won the football world cup',
    'volcanoes and plate tectonics',
    'how do I do this?',
    '',
  ])('finds nothing for "%s"', (query) => {
    expect(best(query)).toEqual([])
  })

  it('keeps scores between 0 and 1, in order, and within the limit', () => {
    const ranked = rankPassages('glucose energy light', passages, { limit: 2, floor: 0 })
    expect(ranked).toHaveLength(2)
    const scores = ranked.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((x, y) => y - x))
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...scores)).toBeLessThanOrEqual(1)
  })

  it('works with a single passage', () => {
    const [first] = passages
    if (!first) throw new Error('no passage')
    expect(rankPassages('factorising', [first])).toHaveLength(1)
    expect(rankPassages('volcano', [first])).toHaveLength(0)
  })
})

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
