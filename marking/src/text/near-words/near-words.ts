import { type Alignment, align } from '#text/align.ts'
import { formulaWords } from '#text/near-words/formula-words.ts'
import { areContrary, compared, contraryWords, quoted } from '#text/near-words/word-pairs.ts'
import { isWord } from '#text/spelling/spelling.ts'
import { saysNothing } from '#text/statement.ts'
import { readTerm, type Term } from '#text/term.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

/** Of longer answers nothing is said word by word. */
const MAX_WORDS = 20

const NO_IDEA = 'Write down what you do know about it: a single word is a good beginning.'

/**
 * What a teacher would say of a short text that is not right: how its words stand to those of the
 * reference that is nearest. It names words of the student's own and never one of the reference;
 * undefined where nothing is known, or the references leave it open which of them is meant.
 */
export function nearWords(
  references: readonly string[],
  typed: string,
  about: string,
): string | undefined {
  const count = wordsOf(typed).length
  if (count > MAX_WORDS) return undefined
  if (count > 1 && saysNothing(typed)) return NO_IDEA
  const looks = references
    .filter((each) => each.trim() !== '')
    .map((reference) => lookAt(typed, reference))
    .toSorted((a, b) => b.met - a.met)
  const [nearest] = looks
  if (nearest === undefined) return undefined
  for (const look of looks) {
    const words = look.met === nearest.met ? wordsFor(look) : undefined
    if (words !== undefined && !isTelling(words, look)) return words
  }
  return echoWords(references, typed, about) ?? unknownWords(typed)
}

type Look = {
  readonly typed: string
  readonly reference: string
  readonly ours: Term
  readonly theirs: Term
  readonly alignment: Alignment
  /** How many words of the reference are there. */
  readonly met: number
}

function lookAt(typed: string, reference: string): Look {
  const theirs = readTerm(reference)
  const ours = readTerm(typed, theirs)
  const alignment = align(ours.tokens, theirs.tokens)
  const met = alignment.matches.filter(({ match }) => match === 'same' || match === 'slip').length
  return { typed, reference, ours, theirs, alignment, met }
}

/** Whether what is said has a word of the reference that the student has not written: that gives it away. */
function isTelling(words: string, { theirs, ours }: Look): boolean {
  const known = new Set(ours.words.map(stem))
  const wanted = new Set(theirs.words.filter((word) => word.length > 2).map(stem))
  return wordsOf(words).some((word) => wanted.has(stem(word)) && !known.has(stem(word)))
}

function wordsFor(look: Look): string | undefined {
  const formula = formulaWords(look.typed, look.reference)
  if (formula !== undefined) return formula
  const { ours, theirs, met } = look
  if (met === theirs.tokens.length) {
    if (ours.tokens.length === met) return namesWords(look) ?? bareWords(look)
    return denialWords(look) ?? extraWord(look)
  }
  return denialWords(look) ?? oneWord(look)
}

const DENIALS = /(?<!\p{L})(?:not|never|no|nobody|none|\p{L}+n['’]t)(?!\p{L})/iu

/** Somebody denies what is so, or the other way round. */
function denialWords({ typed, ours, theirs, met }: Look): string | undefined {
  if (met === 0 || ours.negations % 2 === theirs.negations % 2) return undefined
  const [word] = DENIALS.exec(typed) ?? []
  return word === undefined
    ? 'Is it so, or is it not so? Read your sentence once more.'
    : `Look at “${word.toLowerCase()}” in your sentence: it turns the meaning round.`
}

/** All words are there, and one more that changes what is said. */
function extraWord({ typed, ours, alignment }: Look): string | undefined {
  const [extra, ...more] = alignment.extras
  const word = extra === undefined ? undefined : ours.tokens[extra]?.word
  return word === undefined || more.length > 0 || alignment.matches.length < 2
    ? undefined
    : `Look at ${quoted(word, typed)} once more: does it belong there?`
}

/** All words are there, and nothing else but numbers, letters and little words. */
function namesWords(look: Look): string | undefined {
  const { ours, theirs } = look
  const denial = denialWords(look)
  if (denial !== undefined) return denial
  if (ours.numbers.join(' ') !== theirs.numbers.join(' ')) return numberWords(ours, theirs)
  if (ours.letters.join(' ') !== theirs.letters.join(' '))
    return theirs.tokens.length === 0
      ? undefined
      : 'The word is right. Look at the letter beside it once more.'
  if (look.alignment.isInOrder && theirs.tokens.length > 1) return linkWords(ours)
  return theirs.tokens.length > 1
    ? 'The words are there. Look at their order: who does what to whom?'
    : undefined
}

/** Numbers with words or units beside them. */
function numberWords(ours: Term, theirs: Term): string | undefined {
  const [a = '', b = ''] = [ours.numbers[0], theirs.numbers[0]]
  if (theirs.tokens.length > 0)
    return a === '' ? undefined : 'The words are right. Look at the number beside them once more.'
  if (Number.parseFloat(a) === Number.parseFloat(b))
    return /[^\d.]$/.test(a) ? 'The number is right. Look at its unit once more.' : undefined
  const [unit, other] = [a, b].map((each) => /[^\d.,/-]+$/.exec(each)?.[0] ?? '')
  if (unit !== '' && unit === other) return 'The unit is right. Work the number out once more.'
  if (isShuffled(a, b)) return 'The digits are there, in another order.'
  return isShifted(a, b)
    ? 'Count the noughts once more: how many places has the number?'
    : undefined
}

const isShuffled = (a: string, b: string): boolean =>
  /^\d{2,}$/.test(a) && a !== b && [...a].sort().join('') === [...b].sort().join('')

const isShifted = (a: string, b: string): boolean =>
  /^\d+$/.test(a + b) && a !== b && a.replace(/0+$/, '') === b.replace(/0+$/, '')

/** The words of two sentences are the same: it is the little words that tell. */
const linkWords = ({ tokens }: Term): string | undefined => {
  const links = [...new Set(tokens.flatMap(({ links: each }) => each))]
  const [link] = links
  return link === undefined || links.length > 1
    ? undefined
    : `The words are there. Look at “${link}” once more: which way does it go?`
}

/** A key of little words alone. */
function bareWords({ typed, ours, theirs }: Look): string | undefined {
  const [mine, ...more] = ours.words
  const [wanted, ...others] = theirs.words
  if (mine === undefined || wanted === undefined || more.length + others.length > 0)
    return undefined
  return compared(mine, wanted, typed)
}

/** One word stands in the place of another. */
function oneWord({ typed, ours, theirs, alignment, met }: Look): string | undefined {
  const missing = alignment.matches.flatMap(({ match }, i) =>
    match === 'same' || match === 'slip' ? [] : [i],
  )
  const taken = new Set(
    alignment.matches.flatMap(({ match, at }) =>
      match === 'same' || match === 'slip' ? [at] : [],
    ),
  )
  const extra = ours.tokens.flatMap((token, at) => (taken.has(at) ? [] : [token.word]))
  const wanted = missing.map((i) => theirs.tokens[i]?.word ?? '')
  const [mine] = extra
  const [asked] = wanted
  if (asked === undefined) return undefined
  if (mine === undefined)
    return met > 0 ? 'That is a part of it. A word that belongs to it is missing.' : undefined
  if (extra.length === 1 && wanted.length === 1) {
    if (met === 0) return compared(mine, asked, typed)
    if (areContrary(mine, asked)) return contraryWords(mine, typed)
    return met * 2 >= theirs.tokens.length
      ? `The other words are there. Look at ${quoted(mine, typed)} once more.`
      : undefined
  }
  const turned = extra.find((one) => wanted.some((other) => areContrary(one, other)))
  if (turned !== undefined) return contraryWords(turned, typed)
  return met === 0 && wanted.length === 1 && extra.length <= 2
    ? comparedTo(extra, asked, typed)
    : undefined
}

const comparedTo = (mine: readonly string[], asked: string, typed: string): string | undefined => {
  const found = mine.flatMap((word) => compared(word, asked, typed) ?? [])
  return found.length === 1 ? found[0] : undefined
}

/** Nothing but words of the question. */
function echoWords(
  references: readonly string[],
  typed: string,
  about: string,
): string | undefined {
  const words = readTerm(typed).tokens.map(({ word }) => stem(word))
  const asked = new Set(wordsOf(about).map(stem))
  // A question that names its choices names the right one, too.
  if (references.some((each) => wordsOf(each).some((word) => asked.has(stem(word)))))
    return undefined
  return words.length > 0 && words.every((word) => asked.has(word))
    ? 'That stands in the question already. What does the question ask about it?'
    : undefined
}

function unknownWords(typed: string): string | undefined {
  const words = wordsOf(typed).filter((word) => /^\p{L}+$/u.test(word))
  const [only, ...more] = words
  return only !== undefined && more.length === 0 && only.length > 2 && !isWord(only)
    ? `We do not know the word “${only}”. Look at how it is spelt.`
    : undefined
}
