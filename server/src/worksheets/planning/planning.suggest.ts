import { type Band, bands } from '@learngrove/contract/worksheets.limits'
import type { Cell } from './planning.fill.ts'

/** What a class knows of a topic, and what the bank has for it. */
export type TopicStock = {
  readonly topic_id: string
  readonly title: string
  readonly strand: string | null
  readonly year: number | null
  readonly bank: Readonly<Record<Band, { readonly total: number; readonly fresh: number }>>
  /** How far it is mastered, 0 to 1, in the middle of the class; null if nobody has answered. */
  readonly mastery: number | null
  readonly num_seen: number
}

/** Shares of easier, core and stretch for a class that knows a topic so well. */
const mixes: readonly (readonly [upTo: number, mix: Readonly<Record<Band, number>>])[] = [
  [0.4, { easier: 0.5, core: 0.4, stretch: 0.1 }],
  [0.75, { easier: 0.25, core: 0.5, stretch: 0.25 }],
  [Number.POSITIVE_INFINITY, { easier: 0.1, core: 0.4, stretch: 0.5 }],
]

/** As many topics as a sheet for a lesson holds without falling apart. */
const usualTopics = 4
/** From here on a topic is known well enough not to be what the class needs. */
const known = 0.85

/** Chooses the topics that a class needs most: begun and not yet mastered; where there are none, the first with questions. */
export function neededTopics<T extends TopicStock>(topics: readonly T[], most = usualTopics): T[] {
  const stocked = topics.filter(({ bank }) => bands.some((band) => bank[band].total > 0))
  const begun = stocked.filter(({ mastery }) => mastery !== null && mastery < known)
  const byNeed = begun.toSorted(
    (a, b) => b.num_seen * (known - (b.mastery ?? 0)) - a.num_seen * (known - (a.mastery ?? 0)),
  )
  return (byNeed.length > 0 ? byNeed : stocked).slice(0, most)
}

/** Spreads questions over topics, as hard in each as suits the class, and within what the bank has. */
export function spread(
  topics: readonly TopicStock[],
  count: number,
  mixOf: (topic: TopicStock) => Readonly<Record<Band, number>> = usualMix,
): Cell[] {
  const each = Math.floor(count / Math.max(topics.length, 1))
  const over = count - each * topics.length
  const cells: Cell[] = []
  let missing = 0
  for (const [at, topic] of topics.entries()) {
    const wanted = each + (at < over ? 1 : 0) + missing
    const given = share(wanted, mixOf(topic), topic)
    missing = wanted - bands.reduce((sum, band) => sum + given[band], 0)
    for (const difficulty of bands) {
      const got = given[difficulty]
      if (got > 0) cells.push({ topic_id: topic.topic_id, difficulty, count: got })
    }
  }
  return cells
}

export function usualMix({ mastery }: Pick<TopicStock, 'mastery'>): Readonly<Record<Band, number>> {
  const row = mixes.find(([upTo]) => (mastery ?? 0) < upTo) ?? mixes[0]
  return row?.[1] ?? { easier: 0, core: 1, stretch: 0 }
}

/** Where one band has no more, its neighbours stand in. */
const neighbours: Readonly<Record<Band, readonly Band[]>> = {
  easier: ['core', 'stretch'],
  core: ['easier', 'stretch'],
  stretch: ['core', 'easier'],
}

/** Shares so many out by a mix (largest remainders first), within what the bank has. */
function share(
  count: number,
  mix: Readonly<Record<Band, number>>,
  { bank }: Pick<TopicStock, 'bank'>,
): Record<Band, number> {
  const exact = bands.map((band) => ({ band, share: count * mix[band] }))
  const given: Record<Band, number> = { easier: 0, core: 0, stretch: 0 }
  for (const { band, share } of exact) given[band] = Math.floor(share)
  let left = count - bands.reduce((sum, band) => sum + given[band], 0)
  for (const { band } of exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))) {
    if (left === 0) break
    given[band]++
    left--
  }
  for (const band of bands) {
    let excess = Math.max(0, given[band] - bank[band].total)
    given[band] -= excess
    for (const other of neighbours[band]) {
      const room = Math.min(excess, Math.max(0, bank[other].total - given[other]))
      given[other] += room
      excess -= room
    }
  }
  return given
}
