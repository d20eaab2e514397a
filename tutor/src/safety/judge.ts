import { type Reading, readPiece } from '#safety/classifier.ts'
import type { ConcernKind, Response } from '#safety/kinds.ts'
import { isLong, piecesOf, plainOf } from '#safety/plain-text.ts'
import { asksToJoin, findRule, type Rule, tellsPersonalData } from '#safety/rules.ts'
import { createSpeller } from '#safety/spelling.ts'
import { thresholds } from '#safety/thresholds.gen.ts'
import { knownWords } from '#safety/words.gen.ts'

/** What the screen makes of a message. */
export type Judgement = {
  readonly response: Response
  /** Nothing where it goes on. */
  readonly kind: ConcernKind | null
  readonly heard_by: 'rules' | 'encoder' | 'both' | null
  /** From 0 to 1: how sure the classifier is that there is a concern; null where it had no vectors to read. */
  readonly certainty: number | null
  readonly tells_personal_data: boolean
}

/** A message made ready: what is to be embedded, each group with a threshold of its own. */
export type Prepared = {
  readonly text: string
  readonly plain: string
  readonly sentences: readonly string[]
  readonly windows: readonly string[]
  /** The message read after the ones before it, where it is too short to mean anything alone. */
  readonly joined: readonly string[]
}

/** A message with fewer words than this is also read together with what was said before it. */
const shortMessage = 8

/** So many earlier messages of the child are read with a short one. */
export const messagesBefore = 3

/** Misspelt words as they were meant, as far as one slip goes. */
const spelled = createSpeller(knownWords.split(' '))

const wordsIn = (plain: string): number => plain.split(/\s+/).filter((word) => word !== '').length

/** Makes a message ready to be judged. `before` are the child's messages before it, the oldest first. */
export function prepare(text: string, before: readonly string[] = []): Prepared {
  const plain = spelled(plainOf(text))
  const earlier = before.slice(-messagesBefore).map((each) => spelled(plainOf(each)))
  const isShort = wordsIn(plain) < shortMessage
  const joined = isShort
    ? earlier.map((_, at) => [...earlier.slice(at), plain].join(' ').replace(/[.!?…\n;]+/g, ' '))
    : []
  return { text, plain, ...piecesOf(plain), joined }
}

const groups = ['sentences', 'windows', 'joined'] as const

/** What the encoder is asked for: a vector for each of these, in this order. */
export const toEmbed = (prepared: Prepared): readonly string[] =>
  groups.flatMap((group) => prepared[group])

/**
 * Judges a message: the worst of its pieces counts. `vectors` are those of `toEmbed`; without them rules
 * and words alone decide, and it is for the caller to judge the message again once there are vectors.
 */
export function judge(prepared: Prepared, vectors: readonly Float32Array[] | undefined): Judgement {
  const { text, plain, sentences, joined } = prepared
  const tells_personal_data = tellsPersonalData(text)
  const rule = findRule(plain) ?? joined.map(findRule).find((found) => found !== undefined)
  const isJoining = asksToJoin(plain)
  const readings = vectors
    ? readGroups(prepared, vectors)
    : [worst(sentences, [], () => thresholds.words)]
  const [loudest] = readings.flatMap((each) => each ?? []).toSorted((a, b) => b.ahead - a.ahead)
  const certainty = vectors ? Math.max(0, ...readings.map((each) => each?.certainty ?? 0)) : null
  const isHeard = loudest && loudest.ahead > 0 && !(isJoining && loudest.response === 'refuse')
  const heard = isHeard ? loudest : undefined
  if (rule) return { ...byRule(rule, vectors && heard), certainty, tells_personal_data }
  if (heard) {
    const { response, kind } = heard
    const heard_by = vectors ? ('encoder' as const) : ('rules' as const)
    return { response, kind, heard_by, certainty, tells_personal_data }
  }
  return { response: 'go_on', kind: null, heard_by: null, certainty, tells_personal_data }
}

/** A reading, and how far it is above the threshold that it is held against. */
type Heard = Reading & { readonly ahead: number }

function readGroups(prepared: Prepared, vectors: readonly Float32Array[]): (Heard | undefined)[] {
  let from = 0
  return groups.map((group) => {
    const own = vectors.slice(from, from + prepared[group].length)
    from += own.length
    const thresholdFor =
      group === 'sentences' ? sentenceThreshold(own.length) : () => thresholds[group]
    return worst(prepared[group], own, thresholdFor)
  })
}

/**
 * Raises the threshold for each of several sentences and for a long one, since the more there is to read,
 * the sooner something harmless in it is taken for harm.
 */
const sentenceThreshold =
  (count: number) =>
  (sentence: string): number =>
    isLong(sentence) ? thresholds.wholes : thresholds.sentences + thresholds.rise * Math.log(count)

/** A rule speaks openly; a reading that hears more than it does wins over its wish to refuse. */
function byRule(rule: Rule, heard: Reading | undefined) {
  const isGraver = heard?.response === 'care' && rule.response !== 'care'
  const { response, kind } = isGraver ? heard : rule
  return { response, kind, heard_by: heard ? ('both' as const) : ('rules' as const) }
}

/** The piece that speaks most for a concern, held against its threshold. */
function worst(
  pieces: readonly string[],
  vectors: readonly Float32Array[],
  thresholdFor: (piece: string) => number,
): Heard | undefined {
  const readings = pieces.map((piece, at) => {
    const reading = readPiece(piece, vectors[at])
    return { ...reading, ahead: reading.score - thresholdFor(piece) }
  })
  return readings.toSorted((a, b) => b.ahead - a.ahead)[0]
}
