import { type Reading, readPiece } from './classifier.ts'
import { type ConcernKind, concernKinds, type Response } from './kinds.ts'
import { piecesOf, plainOf } from './plain-text.ts'
import { findRule, type Rule, tellsPersonalData } from './rules.ts'
import { thresholds } from './thresholds.gen.ts'

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

/** A message made ready: what is to be embedded, in this order. */
export type Prepared = {
  readonly text: string
  readonly plain: string
  /** What is judged by itself. */
  readonly pieces: readonly string[]
  /** The message read after the ones before it, where it is too short to mean anything alone. */
  readonly joined: readonly string[]
}

/** A message with fewer words than this is also read together with what was said before it. */
const shortMessage = 8

/** So many earlier messages of the child are read with a short one. */
export const messagesBefore = 3

const wordsIn = (plain: string): number => plain.split(/\s+/).filter((word) => word !== '').length

/** Makes a message ready to be judged. `before` are the child's messages before it, the oldest first. */
export function prepare(text: string, before: readonly string[] = []): Prepared {
  const plain = plainOf(text)
  const earlier = before.slice(-messagesBefore).map(plainOf)
  const isShort = wordsIn(plain) < shortMessage
  const joined = isShort
    ? earlier.map((_, at) => [...earlier.slice(at), plain].join(' ').replace(/[.!?…\n;]+/g, ' '))
    : []
  return { text, plain, pieces: piecesOf(plain), joined }
}

/** What the encoder is asked for: a vector for each of these. */
export const toEmbed = ({ pieces, joined }: Prepared): readonly string[] => [...pieces, ...joined]

/**
 * Judges a message: the worst of its pieces counts. `vectors` are those of `toEmbed`; without them rules
 * and words alone decide, and it is for the caller to judge the message again once there are vectors.
 */
export function judge(
  { text, plain, pieces, joined }: Prepared,
  vectors: readonly Float32Array[] | undefined,
): Judgement {
  const rule = findRule(plain) ?? joined.map(findRule).find((found) => found !== undefined)
  const alone = worst(pieces, vectors)
  const together = vectors && worst(joined, vectors.slice(pieces.length))
  const heard = [
    alone && { ...alone, isHeard: alone.score > (vectors ? thresholds.alone : thresholds.words) },
    together && { ...together, isHeard: together.score > thresholds.joined },
  ].filter((each) => each !== undefined)
  const loudest = heard.find(({ isHeard }) => isHeard)
  const tells_personal_data = tellsPersonalData(text)
  const certainty = vectors ? Math.max(0, ...heard.map(({ certainty }) => certainty)) : null
  if (rule) return { ...byRule(rule, loudest), certainty, tells_personal_data }
  if (loudest) {
    const { response, kind } = loudest
    return { response, kind, heard_by: 'encoder', certainty, tells_personal_data }
  }
  return { response: 'go_on', kind: null, heard_by: null, certainty, tells_personal_data }
}

/** A rule speaks openly; a reading that hears more than it does wins over its wish to refuse. */
function byRule(rule: Rule, heard: Reading | undefined) {
  const isGraver = heard?.response === 'care' && rule.response !== 'care'
  const { response, kind } = isGraver ? heard : rule
  return { response, kind, heard_by: heard ? ('both' as const) : ('rules' as const) }
}

function worst(
  pieces: readonly string[],
  vectors: readonly Float32Array[] | undefined,
): Reading | undefined {
  const readings = pieces.map((piece, at) => readPiece(piece, vectors?.[at]))
  return readings.reduce<Reading | undefined>(
    (most, each) => (most === undefined || each.score > most.score ? each : most),
    undefined,
  )
}

export const isConcernKind = (kind: string): kind is ConcernKind =>
  (concernKinds as readonly string[]).includes(kind)
