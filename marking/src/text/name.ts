import { type Alignment, align, areLinksAlike, isSameList, isTurnedAlike } from '#text/align.ts'
import { evidenceOf, type ReadTask } from '#text/features.ts'
import { compareFormulas } from '#text/formulas.ts'
import { byChance, type JudgedText } from '#text/judged-text.ts'
import { compareWords, type WordMatch } from '#text/spelling/spelling.ts'
import { isStatement, readTerm, type Term } from '#text/term.ts'
import { canBeVerb } from '#text/verbs.ts'
import { areOpposite } from '#text/word-meanings.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

/** References of so many words are names: either they are there or they are not. */
export const NAME_WORDS = 3
/** What may stand around a name without changing what is said. */
const MAX_AROUND_NAME = 4

const RIGHT = 0.95
const RIGHT_BUT_SPELLING = 0.9
const LESS_A_WORD = 0.03
const PERSON = 0.5
const ANOTHER = 0.15
const SURELY_ANOTHER = 0.03

/** What is said before or after a name and adds nothing to it. */
const CARRIERS: ReadonlySet<string> = new Set(
  `answer think believe guess called named known name term word thing means meaning correct please
  would sure definitely basically simply probably`.split(/\s+/),
)
/** The kind of a thing, said after its name. */
const KINDS: ReadonlySet<string> = new Set(
  `gas process molecule molecules particle particles number energy force reaction method effect law
  theory shape angle triangle country city river cell cells metal atom atoms element wave waves
  principle rock rocks ray rays bond bonding bonds graph theorem type kind figure`.split(/\s+/),
)

/**
 * Judges an answer by a reference that is a name, a term or a few words. The chances are rules, not
 * weights: the name itself is right, another name is not, and whatever is between is for a person.
 */
export function judgeName(
  task: ReadTask,
  typed: string,
  reference: string,
  spellings: readonly string[],
  about: string,
): JudgedText {
  const wanted = readTerm(reference)
  const answer = readTerm(typed, wanted)
  if (wanted.tokens.length === 0) return judgeBare(answer, wanted, typed, reference, about)
  const alignment = align(answer.tokens, wanted.tokens, comparerOf(spellings))
  const look = { task, typed, reference, about, answer, wanted, alignment }
  const slips = alignment.matches.filter(({ match }) => match === 'slip').length
  return byChance(chanceOf(look), slips, doubtOf(look))
}

/** A spelling that the author lets pass stands for the word that begins as it does. */
function comparerOf(spellings: readonly string[]): typeof compareWords {
  const spelt = new Set(spellings.flatMap(wordsOf))
  return (typed, wanted) =>
    spelt.has(typed) && typed.charAt(0) === wanted.charAt(0) && typed !== wanted
      ? 'slip'
      : compareWords(typed, wanted)
}

/** A key of function words, letters or numbers alone is compared word by word. */
function judgeBare(
  answer: Term,
  wanted: Term,
  typed: string,
  reference: string,
  about: string,
): JudgedText {
  const hasNames = wanted.letters.length + wanted.numbers.length + wanted.charges.length > 0
  const isSameWhole = answer.words.join(' ') === wanted.words.join(' ')
  if (!hasNames) {
    if (isSameWhole) return byChance(RIGHT)
    return byChance(repeats(answer, wanted, about) ? PERSON : SURELY_ANOTHER)
  }
  if (compareFormulas(typed, reference) !== 'same')
    return byChance(compareFormulas(typed, reference) === 'doubtful' ? PERSON : ANOTHER)
  // The other letters of the question are the other choices: `A or B` is not A.
  if (answer.end.length > 0 || !areNamesAlike(answer, wanted, ''))
    return byChance(isPartThere(answer, wanted) || isInWords(answer, wanted) ? PERSON : ANOTHER)
  const extras = answer.tokens.map((_, at) => at)
  const isKind = answer.tokens.length === 1 && isAsked(answer, about)
  const isBare =
    answer.negations === wanted.negations && (isKind || isAllowedAround(answer, extras, about))
  return byChance(isBare ? RIGHT : PERSON)
}

/** Whether the question says the only word: `lamp A` where it asks which lamp. */
const isAsked = ({ tokens }: Term, about: string): boolean => {
  const asked = new Set(wordsOf(about).map(stem))
  return tokens.every(({ word, links }) => links.length === 0 && asked.has(stem(word)))
}

const isPartThere = (answer: Term, wanted: Term): boolean =>
  wanted.letters.some((each) => answer.letters.includes(each))

/** Somebody may say in words what is asked for as a formula: `sodium ion` for Na+. */
const isInWords = (answer: Term, wanted: Term): boolean =>
  wanted.charges.length > 0 &&
  answer.charges.length === 0 &&
  !answer.words.some((word) => wanted.charges.some((charge) => charge.startsWith(word)))

/** The sentence of the question with its gap filled in, or the short answer with more after it. */
function repeats(answer: Term, wanted: Term, about: string): boolean {
  const asked = new Set(wordsOf(about))
  const [ours, theirs] = [answer.words.join(' '), wanted.words.join(' ')]
  const isInside = ` ${ours} `.includes(` ${theirs} `)
  return isInside && answer.words.every((word) => asked.has(word) || wanted.words.includes(word))
}

type Look = {
  readonly task: ReadTask
  readonly typed: string
  readonly reference: string
  readonly about: string
  readonly answer: Term
  readonly wanted: Term
  readonly alignment: Alignment
}

const countOf = ({ matches }: Alignment, kind: WordMatch): number =>
  matches.filter(({ match }) => match === kind).length

function chanceOf(look: Look): number {
  const { answer, wanted, alignment } = look
  const met = countOf(alignment, 'same') + countOf(alignment, 'slip')
  const near = countOf(alignment, 'near')
  const all = wanted.tokens.length
  if (met === all) return chanceOfName(look)
  if (isGlued(answer, wanted)) return RIGHT
  if (met === 0 && answer.tokens.some(({ word }) => hasOppositeIn(word, wanted)))
    return SURELY_ANOTHER
  // One term in the place of another that looks like it: chloride, chlorine.
  if (near > 0 && met + near === all) return alignment.extras.length === 0 ? 0.05 : PERSON
  if (met + countOf(alignment, 'doubtful') > 0) return PERSON
  return chanceOfOther(look)
}

/** All words of the name are there. */
function chanceOfName({ typed, reference, about, answer, wanted, alignment }: Look): number {
  const formulas = compareFormulas(typed, reference)
  if (formulas !== 'same') return formulas === 'other' ? ANOTHER : PERSON
  if (!areNamesAlike(answer, wanted, about)) {
    const isMissing = answer.letters.length + answer.numbers.length + answer.charges.length === 0
    const hasCharge = wanted.charges.length > 0
    return isMissing && !hasCharge && wanted.letters.length + wanted.numbers.length > 0
      ? PERSON
      : ANOTHER
  }
  // `not mitosis`, or the name somewhere in a long text: a person should read it.
  if (answer.negations !== wanted.negations) return PERSON
  const { extras } = alignment
  if (extras.length > MAX_AROUND_NAME) return PERSON
  const isOpposed = extras.some((at) => hasOppositeIn(answer.tokens[at]?.word ?? '', wanted))
  if (isOpposed || !isAllowedAround(answer, extras, about)) return PERSON
  if (!isSaidAlike(answer, wanted, alignment)) return PERSON
  const slips = countOf(alignment, 'slip')
  return (slips > 0 ? RIGHT_BUT_SPELLING : RIGHT) - LESS_A_WORD * extras.length
}

/** Which word of the answer it is that may be a slip of spelling or a word of its own. */
function doubtOf({ answer, alignment }: Look): string | undefined {
  const doubtful = alignment.matches.find(({ match }) => match === 'doubtful')
  return doubtful && answer.tokens[doubtful.at]?.word
}

/** The same words in the same roles: in their order, as the same list, or turned into the passive. */
function isSaidAlike(answer: Term, wanted: Term, alignment: Alignment): boolean {
  const isPassive = isTurnedAlike(answer, wanted)
  if (isPassive !== undefined) return isPassive
  if (alignment.extras.length === 0 && isSameList(answer, wanted)) return true
  return alignment.isInOrder && areLinksAlike(answer, wanted, alignment)
}

/** None of its words is there. */
function chanceOfOther({ task, typed, answer, wanted }: Look): number {
  // Somebody may say in a sentence what is asked for in a few words.
  const isStated =
    isStatement(wanted) || isStatement(answer) || answer.charges.length < wanted.charges.length
  const { met, kin } = evidenceOf(task, typed)
  // A word of the same meaning or family may say the same.
  if (met > 0 || kin > 0 || isStated) return 0.4
  // A formula or a short form, such as CO2 or WW1, may stand for a name.
  if (answer.numbers.some((each) => /^\p{L}+\d/u.test(each))) return 0.4
  if (answer.tokens.length === 0) return ANOTHER
  return answer.tokens.length <= NAME_WORDS ? ANOTHER : 0.3
}

const hasOppositeIn = (word: string, { tokens }: Term): boolean =>
  tokens.some((each) => each.word !== word && areOpposite(stem(word), stem(each.word)))

/** `photo synthesis`, `nonmetal`: the same letters, set apart in other places. */
const isGlued = (answer: Term, wanted: Term): boolean =>
  wanted.words.join('').length > MIN_GLUED && answer.words.join('') === wanted.words.join('')
const MIN_GLUED = 4

/** The same numbers, letters and charges. What the question says itself may stand there too. */
function areNamesAlike(answer: Term, wanted: Term, about: string): boolean {
  const asked = readTerm(about, wanted)
  const isSame = (ours: readonly string[], theirs: readonly string[], said: readonly string[]) =>
    theirs.every((each) => ours.includes(each)) &&
    ours.every((each) => theirs.includes(each) || said.includes(each)) &&
    ours.filter((each) => theirs.includes(each)).join(' ') === theirs.join(' ')
  return (
    isSame(answer.numbers, wanted.numbers, asked.numbers) &&
    isSame(answer.letters, wanted.letters, asked.letters) &&
    isSame(answer.charges, wanted.charges, [])
  )
}

/** Whether the other words carry the name, name its kind, or say again what the question says. */
function isAllowedAround(answer: Term, extras: readonly number[], about: string): boolean {
  const asked = new Set(wordsOf(about).map(stem))
  const isExtra = new Set(extras)
  const last = answer.tokens.length - 1
  const echoes = extras.filter((at) => {
    const word = answer.tokens[at]?.word ?? ''
    if (CARRIERS.has(word)) return false
    return !(
      at === last &&
      at > 0 &&
      KINDS.has(word) &&
      !isExtra.has(at - 1) &&
      isPlain(answer, at)
    )
  })
  if (echoes.length === 0) return extras.every((at) => isPlain(answer, at))
  const isEcho = echoes.every((at) => asked.has(stem(answer.tokens[at]?.word ?? '')))
  if (!isEcho || !isCopula(answer)) return false
  // The name stands at one end, and what the question says at the other.
  const named = answer.tokens.flatMap((_, at) => (isExtra.has(at) ? [] : [at]))
  return Math.max(...echoes) < Math.min(...named) || Math.min(...echoes) > Math.max(...named)
}

/** No word such as `or` or `against` stands before it. */
const isPlain = (answer: Term, at: number): boolean =>
  (answer.tokens[at]?.links ?? []).every((link) => link === 'to')

/** It says what is what, and not who does what to whom. */
const isCopula = ({ words, tokens }: Term): boolean =>
  words.some((word) => /^(?:is|are|was|were|called|named|be)$/.test(word)) &&
  tokens.every(
    ({ links, word }) => !links.includes('by') && !links.includes('or') && !canBeVerb(word),
  )
