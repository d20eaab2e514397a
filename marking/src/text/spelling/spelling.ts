import { isTerm, isWord, TERMS } from '#text/spelling/dictionary.ts'
import { distance } from '#text/spelling/distance.ts'
import { endsAlike, isPrefixed } from '#text/spelling/endings.ts'
import { basesOf } from '#text/spelling/inflections.ts'
import { remembered } from '#text/spelling/remembered.ts'
import { areKeptApart, isSameWord } from '#text/spelling/same-word.ts'
import { soundOf } from '#text/spelling/sounds.ts'
import { americanOf } from '#text/spelling/variants.ts'

export { codeWords } from '#text/spelling/bloom.ts'
export { isTerm, isWord, plainWords } from '#text/spelling/dictionary.ts'
export { distance } from '#text/spelling/distance.ts'
export { basesOf } from '#text/spelling/inflections.ts'
export { isSameWord } from '#text/spelling/same-word.ts'

/**
 * How a typed word stands to the one that is wanted. `same`: it is that word, in any form or
 * national spelling. `slip`: it is no word, and surely meant. `doubtful`: it may be meant, or
 * something else. `near`: a term of its own that looks like it. `other`: another word.
 */
export type WordMatch = 'same' | 'slip' | 'doubtful' | 'near' | 'other'

/** Words of fewer letters must be spelt exactly; a slip in them makes another word. */
const MIN_LENGTH = 4
const MIN_LENGTH_FOR_SLIP = 5
/** From these lengths on so many slips are let pass. */
const LENGTHS_FOR_SLIPS = [MIN_LENGTH_FOR_SLIP, 9, 13]
/** From these lengths on so many sounds may differ. */
const LENGTHS_FOR_SOUNDS = [8, 12]
/** Letters may differ so much where the sounds are nearly the same. */
const MAX_LETTERS = 5
const MIN_SOUNDS = 3
const MAX_MORE = 2

const allowed = (lengths: readonly number[], length: number): number =>
  lengths.filter((from) => length >= from).length

/** Whether `typed` is surely `wanted` with a slip of spelling, or the same word spelt as elsewhere. */
export function isSlip(typed: string, wanted: string): boolean {
  const isTooFar =
    Math.abs(typed.length - wanted.length) > MAX_LETTERS ||
    !mayBeWithin(MAX_LETTERS, lettersOf(typed), lettersOf(wanted))
  if (isTooFar || typed === wanted) return false
  const match = compareWords(typed, wanted)
  return match === 'slip' || (match === 'same' && typed.charAt(0) === wanted.charAt(0))
}

/** Compares two words in small letters without accents. */
export function compareWords(typed: string, wanted: string): WordMatch {
  if (isSameWord(typed, wanted)) return 'same'
  const [a, b] = [americanOf(typed), americanOf(wanted)]
  const shorter = Math.min(a.length, b.length)
  if (areKeptApart(a, b)) return 'near'
  if (shorter < MIN_LENGTH || /\d/.test(a + b)) return 'other'
  const isNear = areNear(a, b)
  if (isNear === 'no') return 'other'
  if (basesOf(a).some(isTerm)) return isLonger(a, b) || isLonger(b, a) ? 'doubtful' : 'near'
  if (isWord(typed) || isNear === 'perhaps') return 'doubtful'
  if (!endsAlike(a, b) || isPrefixed(a, b) || hasNearerTerm(a, b)) return 'doubtful'
  return 'slip'
}

/** `metallic` for `metal`: the same matter, perhaps, in another form. */
const isLonger = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length <= stem.length + MAX_MORE

function areNear(a: string, b: string): 'yes' | 'perhaps' | 'no' {
  if (!mayBeWithin(MAX_LETTERS, lettersOf(a), lettersOf(b))) return 'no'
  const [heard, meant] = [soundOf(a), soundOf(b)]
  if (a.charAt(0) !== b.charAt(0) && heard.charAt(0) !== meant.charAt(0)) return 'no'
  const [letters, slips] = [distance(a, b), allowed(LENGTHS_FOR_SLIPS, b.length)]
  if (letters <= slips && a.length >= MIN_LENGTH_FOR_SLIP) return 'yes'
  const sounds = distance(heard, meant)
  const isHeard =
    letters <= MAX_LETTERS &&
    meant.length >= MIN_SOUNDS &&
    sounds <= allowed(LENGTHS_FOR_SOUNDS, b.length)
  if (isHeard) return 'yes'
  return letters <= slips + 1 && letters < b.length / 2 ? 'perhaps' : 'no'
}

/** How far what was typed is from a word, by its letters or, where those are nearer, by its sounds. */
const gapOf = (letters: number, sounds: number): number => Math.min(letters, sounds + 1)

/** Whether another term is as near to what was typed as the one that is wanted. */
const hasNearerTerm = (typed: string, wanted: string): boolean =>
  findsNearerTerm(`${typed} ${wanted}`)

const findsNearerTerm = remembered((pair) => {
  const [typed = '', wanted = ''] = pair.split(' ')
  const heard = soundOf(typed)
  const gap = gapOf(distance(typed, wanted), distance(heard, soundOf(wanted)))
  const [letters, sounds] = [lettersOf(typed), lettersOf(heard)]
  return soundsOfTerms().some(
    (term) =>
      ((mayBeWithin(gap, letters, term.letters) && distance(typed, term.word) <= gap) ||
        (mayBeWithin(gap - 1, sounds, term.sounds) && distance(heard, term.sound) < gap)) &&
      !isSameWord(term.word, wanted),
  )
})

type Sounds = {
  readonly word: string
  readonly sound: string
  readonly letters: number
  readonly sounds: number
}
let known: readonly Sounds[] | undefined

/** Worked out once, when first asked for. */
function soundsOfTerms(): readonly Sounds[] {
  known ??= [...TERMS].map((word) => {
    const sound = soundOf(word)
    return { word, sound, letters: lettersOf(word), sounds: lettersOf(sound) }
  })
  return known
}

/** Which letters a word has, a bit each. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** One edit changes at most two of the letters that a word has; so most words need no counting out. */
function mayBeWithin(edits: number, a: number, b: number): boolean {
  let differ = a ^ b
  let count = 0
  for (; differ !== 0 && count <= 2 * edits; count += 1) differ &= differ - 1
  return count <= 2 * edits
}
