import { setOf } from '#english/choices.sets.ts'
import { wordsOf } from '#english/said.ts'
import { graveSlips, type Slip } from '#english/slips/slips.ts'

const forms: readonly (readonly string[])[] = [
  ['am', 'is', 'are', 'was', 'were'],
  ['has', 'have', 'had'],
  ['do', 'does', 'did', 'done'],
  ["don't", "doesn't", "didn't"],
  ['see', 'saw', 'seen'],
  ['go', 'went', 'gone', 'goed'],
  ['of', 'have'],
  ['a', 'an'],
  ['me', 'i', 'him', 'he', 'her', 'she'],
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['learn', 'teach', 'learned', 'learnt', 'taught'],
  ['lend', 'borrow', 'lent', 'borrowed'],
]

const bare = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '')
const stem = (word: string): string => bare(word).replace(/(?:es|s|ed|ing)$/, '')

/** One word may stand for another: a mark or a capital moved, another form, or the one that it is mixed up with. */
const isMendOf = (before: string, after: string): boolean =>
  bare(before) === bare(after) ||
  stem(before) === stem(after) ||
  setOf([before.toLowerCase(), after.toLowerCase()]) !== undefined ||
  forms.some((row) => row.includes(before.toLowerCase()) && row.includes(after.toLowerCase()))

/** A few words say only how the place would be. */
const MOST_WORDS = 4

/**
 * The sentence with its place mended by the few words that somebody answers with; undefined where they are no other
 * form of what stands there.
 */
export function mendedBy(sentence: string, { place }: Slip, answer: string): string | undefined {
  const said = wordsOf(answer)
  const old = wordsOf(place)
  if (said.length === 0 || said.length > MOST_WORDS) return undefined
  const from = old.findIndex((_, at) => isRow(old.slice(at, at + said.length), said))
  if (from < 0) return undefined
  const now = old.map((word, at) => said[at - from] ?? word).join(' ')
  if (now === place.toLowerCase()) return undefined
  const mended = sentence.replace(place, now)
  const isLeft = graveSlips(mended).some((slip) => slip.place.toLowerCase() === now)
  return isLeft ? undefined : mended
}

const isRow = (old: readonly string[], said: readonly string[]): boolean =>
  old.length === said.length && old.every((word, at) => isMendOf(word, said[at] ?? ''))
