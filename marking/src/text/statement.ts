import { type Alignment, align, isTurnedAlike } from '#text/align.ts'
import { compareWords, isWord, type WordMatch } from '#text/spelling/spelling.ts'
import { isOfTheSame } from '#text/subject.ts'
import { readTerm, type Term, type Token } from '#text/term.ts'
import { areOpposite, meaningOf } from '#text/word-meanings.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

/**
 * What keeps a sentence from saying what a reference says. Of `against` each turns the meaning round:
 * alone it contradicts, two together may cancel out. Of `unclear` a person has to make sense.
 */
export type Faults = {
  readonly against: number
  readonly unclear: number
  /** All words of the reference are there and no others, however they are put together. */
  readonly has_same_words: boolean
}

/** How certain, and of how many: in these words two texts have to agree. */
const KINDS_OF_HEDGE: readonly RegExp[] = [
  /^(?:some|sometimes|often|usually|partly|might|may|could|possibly|perhaps|maybe|most|mostly|few|occasionally)$/,
  /^(?:only|alone|solely|merely)$/,
  /^(?:or|either|nor|neither)$/,
  /^(?:hardly|scarcely|barely|rarely|seldom|almost|nearly|stops?|stopped|fails?|failed|prevents?|prevented|refuses?|without|instead|except|unless)$/,
  /^(?:false|falsely|untrue|wrong|incorrect|myth|lie|impossible|nonsense|opposite)$/,
  /^(?:before|after)$/,
  /^(?:if|although|though|despite)$/,
]

/** They change nothing where they stand beside what is said. */
const FILLERS: ReadonlySet<string> = new Set(
  `both each any still there own called actually really basically simply think answer means mean would
  will because contained contains located found within inside present placed teh then too also`.split(
    /\s+/,
  ),
)

const compareMeanings = (typed: string, wanted: string): WordMatch => {
  const match = compareWords(typed, wanted)
  if (match === 'same' || match === 'slip') return match
  return meaningOf(stem(typed)) === meaningOf(stem(wanted)) ? 'same' : match
}

const countOf = (words: readonly string[], kind: RegExp): number =>
  words.filter((word) => kind.test(word)).length

/** Two ways of comparing: `more quickly` is `faster`. */
const COMPARATIVES: readonly (readonly [RegExp, string])[] = [
  [/more (?:quickly|rapidly|fast|speedily)|quicker/g, 'faster'],
  [/(?:more slowly|less (?:quickly|rapidly|fast))/g, 'slower'],
  [/more strongly/g, 'stronger'],
  [/more weakly|less strongly/g, 'weaker'],
  [/more brightly/g, 'brighter'],
  [/less brightly|more dimly/g, 'dimmer'],
]
const withComparatives = (text: string): string =>
  COMPARATIVES.reduce((told, [long, short]) => told.replace(long, short), text)

/** The same words in the same order and the same roles; what the question says may be left out or said again. */
export function faultsOf(typed: string, reference: string, question: string): Faults {
  const wanted = readTerm(withComparatives(reference))
  const answer = readTerm(withComparatives(typed), wanted)
  const asked = new Set(wordsOf(question).map((word) => meaningOf(stem(word))))
  const isAsked = (word: string) => asked.has(meaningOf(stem(word)))
  const alignment = align(answer.tokens, wanted.tokens, compareMeanings)
  let [against, unclear] = [0, 0]
  const hedges = KINDS_OF_HEDGE.filter(
    (kind) => countOf(answer.words, kind) !== countOf(wanted.words, kind),
  )
  unclear += hedges.length
  if (answer.negations !== wanted.negations) against += 1
  const isTurned = isTurnedAlike(answer, wanted)
  if (isTurned === false || (isTurned === undefined && !alignment.isInOrder)) unclear += 1
  const missing: string[] = []
  alignment.matches.forEach(({ match, at }, i) => {
    const { word, links } = wanted.tokens[i] ?? { word: '', links: [] }
    if (match === 'doubtful' || match === 'near') unclear += 1
    else if (match === 'other') missing.push(word)
    else if (isTurned === undefined) {
      const way = compareLinks(answer.tokens[at]?.links ?? [], links)
      if (way === 'against') against += 1
      if (way === 'unclear') unclear += 1
    }
  })
  if (isTurned === undefined && compareLinks(answer.end, wanted.end) !== 'same') unclear += 1
  if (!isCauseAlike(answer, wanted, alignment)) unclear += 1
  const extras = alignment.extras.map((at) => answer.tokens[at]?.word ?? '')
  const opposed = missing.filter((word) => extras.some((each) => isOpposed(each, word)))
  against += opposed.length
  unclear += missing.filter((word) => !opposed.includes(word) && !isAsked(word)).length
  unclear += extras.filter(
    (word) =>
      !FILLERS.has(word) &&
      !isAsked(word) &&
      !isLabel(word, answer, wanted) &&
      !opposed.some((each) => isOpposed(word, each)),
  ).length
  const about = readTerm(question)
  const told = new Set(
    alignment.matches.flatMap(({ at }, i) => (at < 0 ? [] : (wanted.tokens[i]?.word ?? []))),
  ).union(new Set(opposed))
  if (!areNamesAlike(answer, wanted, about) || !isOfTheSame(answer, wanted, about, told))
    unclear += 1
  // Of what the reference adds to the question, something has to be said.
  const isFresh = (i: number) => !isAsked(wanted.tokens[i]?.word ?? '')
  const hasFresh = wanted.tokens.some((_, i) => isFresh(i))
  const saysFresh = alignment.matches.some(({ at }, i) => at >= 0 && isFresh(i))
  if (hasFresh ? !saysFresh && opposed.length === 0 : missing.length > 0) unclear += 1
  const has_same_words = missing.length + extras.length === 0
  return { against, unclear, has_same_words }
}

const LABEL =
  /^(?:angle|block|bulb|cell|charge|component|force|ion|lamp|line|magnet|metal|object|particle|path|planet|plant|plate|point|side|species|substance|switch|terminal|triangle|wave|wire)(?:s|es)?$/

/** Whether a word says only what kind of thing a letter of the reference is: `bulb A` for `A`. */
const isLabel = (word: string, { words }: Term, { letters, numbers }: Term): boolean =>
  LABEL.test(word) &&
  words.every(
    (each, at) => each !== word || [...letters, ...numbers].some((name) => name === words[at + 1]),
  )

const isOpposed = (a: string, b: string): boolean => areOpposite(stem(a), stem(b))

const WAYS: Readonly<Record<string, string>> = {
  onto: 'to',
  into: 'to',
  toward: 'to',
  towards: 'to',
  off: 'from',
  out: 'from',
  away: 'from',
}
/** A word of these may be left out, and nothing else is said. */
const LOOSE: ReadonlySet<string> = new Set(
  'to and because so since while when during that as through if not nor'.split(' '),
)
const TURNED: Readonly<Record<string, string>> = {
  to: 'from',
  from: 'to',
  above: 'below',
  below: 'above',
  over: 'under',
  under: 'over',
  before: 'after',
  after: 'before',
  up: 'down',
  down: 'up',
  inside: 'outside',
  outside: 'inside',
}

const isCausal = ({ links }: Token): boolean =>
  links.some((link) => /^(?:so|because|since|but|while)$/.test(link))

/** Whether what stands before a `so` or a `because` is the same, where both texts have one. */
function isCauseAlike(answer: Term, wanted: Term, { matches }: Alignment): boolean {
  const ours = answer.tokens.findIndex(isCausal)
  const theirs = wanted.tokens.findIndex(isCausal)
  if (ours <= 0 || theirs <= 0) return true
  return matches.every(({ at }, i) => at === -1 || at < ours === i < theirs)
}

function compareLinks(
  ours: readonly string[],
  theirs: readonly string[],
): 'same' | 'against' | 'unclear' {
  const ways = (links: readonly string[]) => [...new Set(links.map((link) => WAYS[link] ?? link))]
  const [a, b] = [ways(ours), ways(theirs)]
  if (a.some((way) => b.includes(TURNED[way] ?? '') && !b.includes(way))) return 'against'
  const isChoice = a.includes('or') || b.includes('or')
  const strict = (links: readonly string[]) =>
    links.filter((link) => !LOOSE.has(link) || (isChoice && link === 'and')).join(' ')
  return strict(a) === strict(b) ? 'same' : 'unclear'
}

/** Whether it names letters and numbers, as a reference does, and none of them is asked for or known from the question. */
export function namesOthers(
  typed: string,
  references: readonly string[],
  question: string,
): boolean {
  const asked = readTerm(question)
  return references.every((reference) => {
    const wanted = readTerm(reference)
    const answer = readTerm(typed, wanted)
    const theirs = [...wanted.letters, ...wanted.numbers]
    // Of numbers only those in digits: `the two of them` names nothing.
    const ours = [
      ...answer.letters,
      ...answer.numbers.filter((each) => typed.includes(each)),
    ].filter((each) => !asked.letters.includes(each) && !asked.numbers.includes(each))
    return theirs.length > 0 && ours.length > 0 && !ours.some((each) => theirs.includes(each))
  })
}

function areNamesAlike(answer: Term, wanted: Term, asked: Term): boolean {
  const isSame = (
    ours: readonly string[],
    theirs: readonly string[],
    said: readonly string[],
  ): boolean =>
    theirs.every((each) => ours.includes(each) || said.includes(each)) &&
    ours.every((each) => theirs.includes(each) || said.includes(each)) &&
    isInOrder(
      ours.filter((each) => theirs.includes(each)),
      theirs,
    )
  return (
    isSame(answer.numbers, wanted.numbers, asked.numbers) &&
    isSame(answer.letters, wanted.letters, asked.letters) &&
    isSame(answer.charges, wanted.charges, asked.charges)
  )
}

/** Letters that are named in turn have their roles by their order, as words do. */
const isInOrder = (ours: readonly string[], theirs: readonly string[]): boolean => {
  const places = ours.map((each) => theirs.indexOf(each))
  return places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0))
}

const NO_IDEA =
  /^(?:i |im |i m |i am |sorry |we |really |still |have |honestly |just )*(?:(?:do not|dont|don t|did not|didnt) (?:know|understand|get)|not sure|no idea|no clue|not a clue|idk|dunno|unsure|can ?not remember|cant remember|forgot|give up|pass|no answer|(?:tell|give) (?:me )?(?:the )?answer|no|yes|ok|because|whatever|nothing|that (?:is|s) all|wow|exactly|how so|help(?: me)?|next(?: question)?)(?: this| it| the| answer| how| why| what| to| at| all| sorry| either| then| rest| now| of| else| please| you| i know| i got| tell| say| write)*$/
const RANDOM_KEYS = /^[^aeiouy]+$|[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1/
const MIN_RANDOM = 3

/** Whether somebody says that they do not know, or strikes keys at random: nothing is said that a person could weigh. */
export function saysNothing(typed: string): boolean {
  const words = wordsOf(typed)
  if (NO_IDEA.test(words.join(' '))) return true
  return words.every(
    (word) =>
      word.length >= MIN_RANDOM &&
      RANDOM_KEYS.test(word) &&
      (/(.)\1\1/.test(word) || !isWord(word)),
  )
}
