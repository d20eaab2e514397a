import {
  concernOf,
  type Net,
  readMeaning,
  readWords,
  type WordWeights,
} from '@learngrove/tutor/safety/classifier'
import { isLong } from '@learngrove/tutor/safety/plain-text'
import type { Piece, piecesToRead } from './pieces.ts'
import type { Sentence } from './sentences.ts'
import { shareAbove, thresholdAt } from './thresholds.ts'

export type Score = { readonly vector: number; readonly words: number }

/** A message as it is read by weights that did not learn from it. */
export type Read = {
  readonly is_concern: boolean
  readonly sentences: readonly Score[]
  /** Those of its sentences that are read by one threshold, and those that are too long for it. */
  readonly short: readonly Score[]
  readonly wholes: readonly Score[]
  readonly windows: readonly Score[]
  readonly joined: readonly Score[]
}

type Unheard = WordWeights & { readonly child: readonly Net[] }

/** Reads the pieces of messages, each with the weights of the fold that it is not of. */
export function scoresOf(
  messages: readonly Pick<Sentence, 'fold' | 'response' | 'text'>[],
  pieces: Awaited<ReturnType<typeof piecesToRead>>,
  weights: readonly Unheard[],
): Read[] {
  return messages.flatMap(({ fold, response }, at) => {
    const [own, by] = [pieces[at], weights[fold]]
    if (!own || !by) return []
    const read = (some: readonly Piece[]): Score[] =>
      some.map(({ plain, vector }) => ({
        vector: concernOf(readMeaning(by.child, vector)),
        words: concernOf(readWords(by, plain)),
      }))
    const wholes = own.sentences.filter(({ plain }) => isLong(plain))
    const short = own.sentences.filter(({ plain }) => !isLong(plain))
    return [
      {
        is_concern: response !== 'go_on',
        sentences: read(own.sentences),
        short: read(short),
        wholes: read(wholes),
        windows: read(own.windows),
        joined: read(own.joined),
      },
    ]
  })
}

type By = (score: Score) => number

const loudest = (scores: readonly Score[], by: By): number =>
  scores.reduce((most, each) => Math.max(most, by(each)), Number.NEGATIVE_INFINITY)

function choose(read: readonly Read[], scoreOf: (each: Read) => number, share: number) {
  const of = (is_concern: boolean) =>
    read.filter((each) => each.is_concern === is_concern).map(scoreOf)
  const threshold = thresholdAt(of(false), share)
  return { threshold, heard: shareAbove(of(true), threshold) }
}

/** Says what is heard, and from which score on, where this share of the harmless is let be heard too. */
export const hearing = (
  read: readonly Read[],
  pieces: (each: Read) => readonly Score[],
  by: By,
  share: number,
) => choose(read, (each) => loudest(pieces(each), by), share)

const upTo = (most: number, size: number) =>
  Array.from({ length: most / size + 1 }, (_, at) => at * size)

/** Bounds what is tried: the rise for e times as many sentences, and how far others are above one sentence alone. */
const tried = {
  rise: upTo(2, 0.25),
  wholes: upTo(4, 0.5),
  windows: upTo(8, 0.25),
}

type LongThresholds = {
  readonly rise: number
  readonly wholes: number
  readonly windows: number
}

/** Makes a function of thresholds that says which share of messages is heard by them. */
function heardOf(read: readonly Read[], by: By, sentences: number) {
  const all = read.map((each) => ({
    several: Math.log(Math.max(1, each.sentences.length)),
    short: loudest(each.short, by),
    wholes: loudest(each.wholes, by),
    windows: loudest(each.windows, by),
  }))
  return (from: LongThresholds): number =>
    all.filter(
      ({ several, short, wholes, windows }) =>
        short > sentences + from.rise * several || wholes > from.wholes || windows > from.windows,
    ).length / all.length
}

/**
 * Chooses by how much the threshold rises in a message of several sentences, and from which scores on long
 * sentences and windows are heard, so that this share of long harmless messages is let be heard in all, and
 * as much as can be of those with harm in them and of sentences of concern between others.
 */
export function hearingLong(
  long: readonly Read[],
  between: readonly Read[],
  by: By,
  { sentences, share }: { readonly sentences: number; readonly share: number },
) {
  const of = (read: readonly Read[]) => heardOf(read, by, sentences)
  const ofHarmless = of(long.filter(({ is_concern }) => !is_concern))
  const ofLong = of(long.filter(({ is_concern }) => is_concern))
  const ofBetween = of(between)
  const all: LongThresholds[] = tried.rise.flatMap((rise) =>
    tried.wholes.flatMap((whole) =>
      tried.windows.map((window) => ({
        rise,
        wholes: sentences + whole,
        windows: sentences + window,
      })),
    ),
  )
  const [best] = all
    .map((from) => ({ ...from, false_alarms: ofHarmless(from) }))
    .filter(({ false_alarms }) => false_alarms <= share)
    .map((from) => ({ ...from, long: ofLong(from), between: ofBetween(from) }))
    .toSorted((a, b) => b.long + b.between - a.long - a.between)
  if (!best) throw new Error('Too much of the harmless is heard, whatever the thresholds are')
  return best
}
