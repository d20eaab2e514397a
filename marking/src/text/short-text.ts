import { EMPTY_NOTE, type Outcome, unread } from '#outcome.ts'
import { compareTexts, contentOfAll, isContradicting, type Likeness } from '#text/likeness.ts'
import type { TextKey } from '#text/text-key.ts'
import { areOpposite, type Content, contentOf, wordsOf } from '#text/words.ts'

const MARKER = 'text'

/** Longer answers are not short texts any more. */
export const MAX_TEXT_LENGTH = 2000

/** Below this confidence no mark is given and a teacher looks. */
export const REVIEW_BELOW = 0.75

/** References of so many words are names: either they are there or they are not. */
const NAME_WORDS = 3
/** What may stand around a name without changing what is said. */
const MAX_AROUND_NAME = 4

/**
 * Weights of what a whole sentence shares with a reference: rounded by hand, with an eye on
 * a logistic fit to marked answers in school physics. They are low because sharing words is
 * weak evidence, so most sentences that are not nearly those of a reference go to a teacher.
 */
const WEIGHTS = { start: -1.4, coverage: 2.8, opposite: -0.5, numbers: -1 } as const
const CHANCE_OF_ALL_WORDS = 0.95
const CHANCE_CONTRADICTED = 0.4

type Judged = { readonly isRight: boolean; readonly confidence: number; readonly slips: number }

/** Judges a short text by what it shares with the references, and says how sure it is. */
export function markShortText(key: TextKey, typed: string): Outcome {
  if (typed.trim() === '') return unread(MARKER, 'empty', EMPTY_NOTE)
  if (typed.length > MAX_TEXT_LENGTH)
    return unread(MARKER, 'too_long', `Please keep it under ${MAX_TEXT_LENGTH} characters.`)
  const answer = contentOf(typed)
  if (wordsOf(typed).length === 0)
    return unread(MARKER, 'unreadable', 'Please write your answer in words.')
  const judged = judgeText(key, typed, answer)
  const { isRight, confidence } = judged
  const reading = {
    latex: `\\text{${typed.trim().replace(/[\\{}$&#^_%~]/g, ' ')}}`,
    speech: typed.trim(),
  }
  const common = { marker: MARKER, confidence, reading }
  if (confidence < REVIEW_BELOW)
    return {
      ...common,
      verdict: 'unsure',
      share: 0,
      needs_review: true,
      note: 'This is put in your own words, so your teacher will look at it. It costs you nothing until then.',
    }
  if (!isRight)
    return {
      ...common,
      verdict: 'wrong',
      share: 0,
      note: 'Not yet. Read the question once more: what exactly does it ask for?',
    }
  const note =
    judged.slips > 0
      ? 'Yes, that is right. Check the spelling once more, though.'
      : 'Yes, that is right.'
  return { ...common, verdict: 'right', share: 1, note }
}

function judgeText(key: TextKey, typed: string, answer: Content): Judged {
  const phrase = wordsOf(typed).join(' ')
  const same = (texts: readonly string[]) =>
    texts.some((text) => wordsOf(text).join(' ') === phrase)
  if (same(key.references)) return { isRight: true, confidence: 0.99, slips: 0 }
  if (same(key.not ?? [])) return { isRight: false, confidence: 0.98, slips: 0 }
  const spellings = key.spellings ?? []
  const references = contentOfAll(key.references)
  const close = contentOfAll(key.not ?? []).map((not) => compareTexts(answer, not, []))
  const hasForbidden = close.some((likeness) => likeness.coverage === 1 && likeness.slips === 0)
  let best: Judged = { isRight: false, confidence: 0, slips: 0 }
  let chance = 0
  for (const reference of references) {
    const likeness = compareTexts(answer, reference, spellings)
    const right = chanceOf(answer, reference, likeness)
    if (right >= chance) {
      chance = right
      best = {
        isRight: right >= 0.5,
        confidence: Math.max(right, 1 - right),
        slips: likeness.slips,
      }
    }
  }
  if (!hasForbidden) return best
  // It names what is wrong: alone that decides, beside the right words it is for a person to read.
  return best.isRight
    ? { ...best, confidence: 0.5 }
    : { isRight: false, confidence: 0.95, slips: 0 }
}

/** The chance that the answer says what this reference says. */
function chanceOf(answer: Content, reference: Content, likeness: Likeness): number {
  if (reference.stems.length === 0) return likeness.numbers ? 0.05 : likeness.negated ? 0.5 : 0.95
  if (reference.length <= NAME_WORDS) return chanceOfName(answer, reference, likeness)
  const { coverage, opposite, numbers } = likeness
  if (coverage === 1 && !isContradicting(likeness)) return CHANCE_OF_ALL_WORDS
  const sum =
    WEIGHTS.start +
    WEIGHTS.coverage * coverage +
    (opposite ? WEIGHTS.opposite : 0) +
    (numbers ? WEIGHTS.numbers : 0)
  const chance = 1 / (1 + Math.exp(-sum))
  // The same words with a "not" among them may say the contrary, or the same in another way.
  return isContradicting(likeness) ? Math.min(chance, CHANCE_CONTRADICTED) : chance
}

function chanceOfName(answer: Content, reference: Content, likeness: Likeness): number {
  const { coverage, slips } = likeness
  const around = answer.stems.length - Math.round(coverage * reference.stems.length)
  if (coverage === 1) {
    if (likeness.numbers || likeness.opposite) return 0.15
    // `not mitosis`, or the name somewhere in a long text: a person should read it.
    if (likeness.negated || around > MAX_AROUND_NAME) return 0.5
    if (answer.stems.some((word) => hasOppositeIn(word, reference))) return 0.5
    return (slips > 0 ? 0.9 : 0.95) - 0.03 * around
  }
  if (coverage > 0) return 0.4
  // Another name altogether; a whole sentence may say the same in other words.
  return likeness.opposite ? 0.03 : answer.stems.length <= NAME_WORDS ? 0.15 : 0.3
}

const hasOppositeIn = (word: string, reference: Content): boolean =>
  reference.stems.some((each) => each !== word && areOpposite(word, each))
