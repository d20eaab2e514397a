import { describe, expect, it, test } from 'vitest'
import { entryOf } from './entry.ts'
import { asksForMeaning, contentTerms, isAbout } from './gate.ts'
import { answerFrom, passagesRanked } from './retrieval.ts'
import { familiar } from './spelling.ts'
import { nearnessOf, packed, piecesOf, textsOf, toEmbed, unpacked, VECTOR_SIZE } from './vectors.ts'

const note = (id: string, heading: string, text: string) => ({ id, title: 'Notes', heading, text })

/** A vector of length 1 along one of its numbers. */
const along = (axis: number) => {
  const vector = new Float32Array(VECTOR_SIZE)
  vector[axis] = 1
  return vector
}

const coats = note('coats', 'Coats', 'The fur of a fox holds its heat in.')
const spots = note('spots', 'Spots', 'The fur of a fox has spots.')
const withVectors = (passage: ReturnType<typeof note>, axis: number) =>
  entryOf(passage, {
    bytes: packed(textsOf(entryOf(passage).pieces).map(() => along(axis))),
  })

describe('ranking', () => {
  it('puts a title before a mention, and what is in bold before what is not', () => {
    const entries = [
      note('said', 'Plants', 'A cell has a wall. A cell has a nucleus. Leaves are green.'),
      note('bold', 'Animals', 'Each **cell** has a nucleus. Skin is soft, and hair is long.'),
      note('named', 'Cells', 'They are small. They have a nucleus.'),
    ].map((each) => entryOf(each))
    const ids = passagesRanked({ entries }, { text: 'cells' }).map(({ id }) => id)
    expect(ids).toEqual(['named', 'bold', 'said'])
  })

  it('lets vectors decide where words do not', () => {
    const entries = [withVectors(spots, 1), withVectors(coats, 2)]
    const first = (axis: number) =>
      passagesRanked({ entries }, { text: 'fox fur', vector: along(axis) })[0]?.id
    expect(first(1)).toBe('spots')
    expect(first(2)).toBe('coats')
  })

  it('takes words alone where vectors are of another cut', () => {
    const stale = entryOf(coats, { bytes: packed([along(1)]) })
    expect(stale.vectors).toBeUndefined()
    const found = answerFrom({ entries: [stale] }, { text: 'what are coats', vector: along(1) })
    expect(found).toMatchObject({ definition: { passage_id: 'coats' } })
  })
})

describe('vectors', () => {
  it('keeps a cosine through bytes', () => {
    const random = Float32Array.from({ length: VECTOR_SIZE }, (_, at) => Math.sin(at * at))
    const length = Math.hypot(...random)
    const vector = random.map((each) => each / length)
    const { pieces } = entryOf(coats)
    const bytes = packed(textsOf(pieces).map(() => vector))
    const kept = unpacked(bytes, pieces)
    if (!kept) throw new Error('they are of these pieces')
    const near = nearnessOf(vector, kept, pieces)
    expect(near.heading).toBeGreaterThan(0.999)
    expect(near.sections).toHaveLength(1)
    expect(near.sentences).toHaveLength(1)
  })

  it('reads a text as the encoder does', () => {
    expect(toEmbed('  **Fur** keeps\n $x_1$ WARM ')).toBe('fur keeps x1 warm')
    expect(toEmbed('word '.repeat(90)).split(' ')).toHaveLength(60)
    expect(piecesOf('Coats', []).heading).toBe('coats')
  })
})

describe('the gate', () => {
  it.each([
    ['what is friction', true],
    ["what's a simile?", true],
    ['what does inertia mean', true],
    ['what is the capital of peru', false],
    ['why is friction', false],
  ])('"%s" asks what one word means: %s', (text, is) => {
    expect(asksForMeaning(text)).toBe(is)
  })

  it.each([
    ['my friends are so annoying today', ['annoy']],
    ['what is the mean', ['averag']],
    ['7 (hypotenuse)', []],
    ['why did you do that', []],
  ])('the words of "%s" that could be of a course are %j', (text, terms) => {
    expect(contentTerms(text)).toEqual(terms)
  })

  const chance = { covered: 1, named: 0, near: 0.5, hits: 1 }
  it.each([
    ['one word in passing', chance, false, false],
    ['the one word that was asked', chance, true, true],
    ['two words', { ...chance, hits: 2 }, false, true],
    ['a word that is named', { ...chance, named: 1 }, false, true],
    ['a sentence that says it', { ...chance, near: 0.7 }, false, true],
    ['nothing of it', { covered: 0, named: 0, near: 0.9, hits: 0 }, true, false],
    ['a small part of it', { covered: 0.2, named: 0.1, near: undefined, hits: 2 }, false, false],
  ])('%s', (_, fit, is_meaning, is) => {
    expect(isAbout(fit, is_meaning)).toBe(is)
  })
})

test.each([
  [['photosinthesi'], ['photosynthesi']],
  [['fotosinthesi'], ['photosynthesi']],
  [['frakshun'], ['fraction']],
  [['friction'], ['friction']],
  [['union'], ['union']],
  [['market'], ['market']],
  [['zebrafish'], ['zebrafish']],
])('%j is read as %j', (terms, read) => {
  const entry = entryOf(
    note('a', 'Onions', 'Photosynthesis needs a marker. Onions. A fraction. Friction.'),
  )
  expect(familiar(terms, [entry])).toEqual(read)
})
