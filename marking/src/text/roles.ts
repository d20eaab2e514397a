import type { Concept, ReadText } from '#text/concepts.ts'

/** Marks a passive sentence: who acts comes after the word. */
const BY = 'by'
const EFFECT_FOLLOWS: ReadonlySet<string> = new Set(
  'so therefore thus hence causes cause caused makes make means leads lets'.split(' '),
)
const CAUSE_FOLLOWS: ReadonlySet<string> = new Set('because since due as'.split(' '))
const NEUTRAL = 0.5

/**
 * Whether the things that both texts name come in the same order, from 0 (all turned round) to 1;
 * a half where fewer than two are shared. "The cat chases the dog" and "the dog chases the cat"
 * share every word; the order tells who does it. In a passive sentence the order is read backwards.
 */
export function orderAgreement(answer: ReadText, reference: ReadText): number {
  // Of a pair of opposites each has its own place: from left to right, from right to left.
  const poles = new Map(reference.concepts.map(({ key, sign }, at) => [`${key} ${sign > 0}`, at]))
  const keys = new Map(reference.concepts.map(({ key }, at) => [key, at]))
  const placeOf = ({ key, sign }: Concept) => poles.get(`${key} ${sign > 0}`) ?? keys.get(key)
  const shared = answer.concepts.flatMap((each) => placeOf(each) ?? [])
  let [same, turned] = [0, 0]
  for (let i = 0; i < shared.length; i += 1)
    for (let j = i + 1; j < shared.length; j += 1) {
      const [a, b] = [shared[i] ?? 0, shared[j] ?? 0]
      if (a < b) same += 1
      else if (a > b) turned += 1
    }
  if (same + turned === 0) return 1
  const agreement = same / (same + turned)
  const isTurned = answer.words.includes(BY) !== reference.words.includes(BY)
  return isTurned ? Math.max(agreement, 1 - agreement) : agreement
}

/** What is said to bring about what: the words of the cause, and those of the effect. */
function causeOf({
  words,
  concepts,
}: ReadText): readonly [ReadonlySet<string>, ReadonlySet<string>] | undefined {
  const forward = words.findIndex((word, at) => at > 0 && EFFECT_FOLLOWS.has(word))
  const backward = words.findIndex((word, at) => at > 0 && CAUSE_FOLLOWS.has(word))
  const at = forward > 0 ? forward : backward
  if (at <= 0) return undefined
  const keys = (those: readonly Concept[]) => new Set(those.map(({ key }) => key))
  const before = keys(concepts.filter((each) => each.at < at))
  const after = keys(concepts.filter((each) => each.at > at))
  if (before.size === 0 || after.size === 0) return undefined
  return forward > 0 ? [before, after] : [after, before]
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length

/** 1 where both see the same cause and effect, 0 where they are swapped, a half where one does not say. */
export function causeAgreement(answer: ReadText, reference: ReadText): number {
  const [ours, theirs] = [causeOf(answer), causeOf(reference)]
  if (ours === undefined || theirs === undefined) return NEUTRAL
  const straight = overlap(ours[0], theirs[0]) + overlap(ours[1], theirs[1])
  const crossed = overlap(ours[0], theirs[1]) + overlap(ours[1], theirs[0])
  return straight + crossed === 0 ? NEUTRAL : straight / (straight + crossed)
}
