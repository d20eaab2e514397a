import { sharedKind } from '#text/near-words/kinds.ts'
import { distance, isWord } from '#text/spelling/spelling.ts'
import { areMixedUp, areOpposite } from '#text/word-meanings.ts'
import { stem } from '#text/word-shapes.ts'

/** Two words of this many letters at least may look alike. */
const MIN_ALIKE = 4

/** A word as the student wrote it. */
export const quoted = (word: string, typed: string): string =>
  `“${wordsWithin(typed).find((each) => each.toLowerCase() === word) ?? word}”`

const wordsWithin = (typed: string): readonly string[] => typed.match(/\p{L}+/gu) ?? []

/** How a word of the answer stands to the one that belongs in its place. */
export function compared(mine: string, asked: string, typed: string): string | undefined {
  if (mine === asked || stem(mine) === stem(asked) || /\d/.test(mine + asked)) return undefined
  if (areContrary(mine, asked)) return contraryWords(mine, typed)
  const word = quoted(mine, typed)
  const kind = sharedKind(mine, asked)
  if (kind !== undefined) return `${word} is ${kind}, too. Which one does the question ask for?`
  if (Math.min(mine.length, asked.length) < MIN_ALIKE) return undefined
  if (differsInEnding(mine, asked))
    return `${word} begins as it should. Its ending makes it another word.`
  if (looksAlike(mine, asked))
    return isWord(mine)
      ? `${word} looks like the word that is asked for, and means something else.`
      : `${word} is near. Look at its letters once more, one by one.`
  if (endsAlike(mine, asked)) return `${word} ends as it should. Look at how it begins.`
  return areMixedUp(stem(mine), stem(asked))
    ? `${word} is easily mixed up with the word that is asked for. What does ${word} mean?`
    : undefined
}

/** Of a word that says the opposite. */
export const contraryWords = (word: string, typed: string): string =>
  `Look at ${quoted(word, typed)} once more: is it this way round, or the other?`

const PREFIXES = 'non un in im ir dis a an anti'.split(' ')
/** Only descriptions are turned round by what is put before them: stable, and not port. */
const DESCRIPTION = /(?:al|ic|ed|ble|ent|ant|ite|ar|ous|ive|ect|ete|wise|ced|metal)$/
const POLES: readonly (readonly [string, string])[] = [
  ['endo', 'exo'],
  ['hypo', 'hyper'],
  ['immigr', 'emigr'],
  ['affer', 'effer'],
  ['homo', 'hetero'],
  ['pro', 'eu'],
  ['auto', 'hetero'],
]

const isPair = ([a, b]: readonly [string, string], one: string, other: string): boolean =>
  one.startsWith(a) && other.startsWith(b) && one.slice(a.length) === other.slice(b.length)

/** Opposites by meaning or by their front: stable and unstable, endothermic and exothermic. */
export function areContrary(one: string, other: string): boolean {
  const isDenied = (a: string, b: string) =>
    b.length >= MIN_ALIKE && DESCRIPTION.test(b) && PREFIXES.some((front) => a === front + b)
  if (isDenied(one, other) || isDenied(other, one)) return true
  if (POLES.some((pair) => isPair(pair, one, other) || isPair(pair, other, one))) return true
  // Terms of one field are no opposites, though one excludes the other.
  const [a, b] = [stem(one), stem(other)]
  return areOpposite(a, b) && !areMixedUp(a, b)
}

/** The same but for its last letters: alkane and alkene, chloride and chlorine. */
function differsInEnding(one: string, other: string): boolean {
  const shared = sharedFront(one, other)
  const longer = Math.max(one.length, other.length)
  return shared >= MIN_ALIKE && longer - shared <= MAX_ENDING
}

const MAX_ENDING = 3

const sharedFront = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const reversed = (text: string): string => [...text].reverse().join('')

/** The end that two words have in common is most of them. */
function endsAlike(one: string, other: string): boolean {
  const shared = sharedFront(reversed(one), reversed(other))
  return shared > MIN_ALIKE && shared * 2 >= Math.max(one.length, other.length)
}

function looksAlike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  const gap = distance(one, other)
  return gap <= 2 || (gap <= 3 && longer >= 8)
}
