import { createEncoder } from '@learngrove/server/encoder'
import { decodeMatrix } from '@learngrove/tutor/safety/coded-weights'
import { judge, prepare, toEmbed } from '@learngrove/tutor/safety/judge'
import { describe, expect, it } from 'vitest'
import { type Kept, readKept } from './kept.ts'

const kept = readKept()
const handful = 10
const patienceMs = 15_000
/** The cosine of two vectors that differ by no more than what a byte leaves out. */
const alike = 0.99

/**
 * Bounds what was measured on these few when the weights were learnt, by one to three messages. Weights that
 * do not keep to it are worse than what they replace; `docs/safety.md` has the figures of the whole test.
 */
const floors = {
  heard: 0.76,
  heard_long: 0.41,
  heard_by_words: 0.43,
  told_apart: 0.966,
  false_alarms: 0.03,
  false_alarms_long: 0.1,
  false_alarms_by_words: 0.02,
}

type Group = {
  readonly of: Kept['of']
  readonly is_concern: boolean
  readonly has_vectors?: boolean
}

/** Judges the kept messages of a group as the server does. */
const judgedOf = ({ of, is_concern, has_vectors = true }: Group) =>
  kept
    .filter((each) => each.of === of && each.is_concern === is_concern)
    .map(({ text, vectors }) =>
      judge(prepare(text), has_vectors ? vectors.map(decodeMatrix) : undefined),
    )

const shareHeard = (group: Group): number => {
  const judged = judgedOf(group)
  return judged.filter(({ response }) => response !== 'go_on').length / judged.length
}

/** Counts how often a concern sounds more like one than a harmless message does, whatever the thresholds are. */
function toldApart(): number {
  const soundOf = (is_concern: boolean) =>
    judgedOf({ of: 'alone', is_concern }).map(({ certainty }) => certainty ?? 0)
  const harmless = soundOf(false)
  const wins = soundOf(true).map((sound) => harmless.filter((each) => each < sound).length)
  return wins.reduce((sum, each) => sum + each, 0) / wins.length / harmless.length
}

describe('the weights and thresholds that are shipped', () => {
  it('tell concerns from what only sounds like them', () => {
    expect(toldApart()).toBeGreaterThanOrEqual(floors.told_apart)
  })

  it('hear what they heard of the test when they were learnt', () => {
    const is_concern = true
    expect(shareHeard({ of: 'alone', is_concern })).toBeGreaterThanOrEqual(floors.heard)
    expect(shareHeard({ of: 'long', is_concern })).toBeGreaterThanOrEqual(floors.heard_long)
    const byWords = shareHeard({ of: 'alone', is_concern, has_vectors: false })
    expect(byWords).toBeGreaterThanOrEqual(floors.heard_by_words)
  })

  it('take no more of the harmless for a concern', () => {
    const is_concern = false
    expect(shareHeard({ of: 'alone', is_concern })).toBeLessThanOrEqual(floors.false_alarms)
    expect(shareHeard({ of: 'long', is_concern })).toBeLessThanOrEqual(floors.false_alarms_long)
    const byWords = shareHeard({ of: 'alone', is_concern, has_vectors: false })
    expect(byWords).toBeLessThanOrEqual(floors.false_alarms_by_words)
  })
})

it('the messages are still read in the pieces that floors.ts kept', () => {
  for (const { text, pieces } of kept) expect(toEmbed(prepare(text))).toEqual(pieces)
})

it('the encoder still says what it said of them', async ({ skip }) => {
  await using encoder = createEncoder()
  if ((await encoder.settled) === 'missing') return skip('It is an optional package')
  for (const { pieces, vectors } of kept.slice(0, handful)) {
    const fresh = (await encoder.embed(pieces, patienceMs)) ?? []
    expect(fresh).toHaveLength(pieces.length)
    for (const [at, vector] of fresh.entries()) {
      const then = vectors[at] ? decodeMatrix(vectors[at]) : new Float32Array()
      const likeness = vector.reduce((sum, each, place) => sum + each * (then[place] ?? 0), 0)
      expect(likeness).toBeGreaterThan(alike)
    }
  }
})
