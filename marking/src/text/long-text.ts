import type { JudgeOptions } from '#judgement.ts'
import { EMPTY_NOTE, type Outcome, unread } from '#outcome.ts'
import { evidenceOf, readTask } from '#text/features.ts'
import { sentencesOf, withoutInstructions } from '#text/instructions.ts'
import { REVIEW_BELOW } from '#text/judged-text.ts'
import { compareTexts, contentOfAll } from '#text/likeness.ts'
import { type Finding, outcomeOfCriteria, UNDECIDED_FINDING } from '#text/rubric-outcome.ts'
import { vetoFor } from '#text/rubric-veto.ts'
import { judgeSentence } from '#text/sentence.ts'
import type { Criterion, RubricKey } from '#text/text-key.ts'
import { wordsOf } from '#text/word-shapes.ts'
import { contentOf } from '#text/words.ts'

const MARKER = 'rubric'

/** The longest text that is looked at, in characters, and the most sentences. */
export const MAX_LONG_TEXT_LENGTH = 10_000
const MAX_SENTENCES = 200

/** How sure the very words of the evidence make. */
const SURE_OF_SAME = 0.97

/** What is asked, and what earns the marks. */
export type LongTextTask = RubricKey & { readonly text: string }

/** Why a long text cannot be read, if so. */
export function unreadLongText(marker: string, typed: string): Outcome | undefined {
  if (typed.trim() === '') return unread(marker, 'empty', EMPTY_NOTE)
  if (typed.length > MAX_LONG_TEXT_LENGTH)
    return unread(marker, 'too_long', `Please keep it under ${MAX_LONG_TEXT_LENGTH} characters.`)
  return wordsOf(typed).length === 0
    ? unread(marker, 'unreadable', 'Please write your answer in words.')
    : undefined
}

/** The sentences, and the parts of those that say several things. */
function passagesOf(text: string): readonly string[] {
  const sentences = sentencesOf(text).slice(0, MAX_SENTENCES)
  const parts = sentences.flatMap((each) => {
    const pieces = each.split(/[,;:]\s+/).filter((piece) => wordsOf(piece).length > 1)
    return pieces.length > 1 ? [each, ...pieces] : [each]
  })
  return parts.filter((each) => wordsOf(each).length > 0)
}

/** How sure it makes that every sentence is about something else. */
const SURE_OF_OFF = 0.85

/** What one passage says of one criterion. */
type Look = Finding & {
  /** It names a near miss. */
  readonly is_denied: boolean
  /** It shares no word with the evidence, nor one of the same family. */
  readonly is_off: boolean
}

/**
 * The built-in marker of long texts: each criterion is held against each sentence as a short text
 * is against its references. It is met where a sentence surely says it; not met where every
 * sentence surely says something else, or nothing of the matter at all; and else left to a
 * teacher. Code adds the marks. What is said to the marker is not looked at. `graded` of the
 * options is of no use here: it marks whole texts, not criteria.
 */
export function markLongText(
  question: LongTextTask,
  typed: string,
  _options: JudgeOptions = {},
): Outcome {
  const problem = unreadLongText(MARKER, typed)
  if (problem) return problem
  const seen = readCriteria(question, withoutInstructions(typed).text)
  const findings = new Map([...seen].map(([code, { finding }]) => [code, finding]))
  return outcomeOfCriteria(MARKER, question.criteria, findings)
}

/** What the rules see of one criterion in the whole text. */
export type SeenCriterion = {
  readonly finding: Finding
  /** A near miss stands somewhere. */
  readonly is_denied: boolean
}

/** Reads a text, without what is said to the marker, for each criterion by its code. */
export function readCriteria(
  question: LongTextTask,
  text: string,
): ReadonlyMap<string, SeenCriterion> {
  const { criteria } = question
  const passages = passagesOf(text)
  const looks = criteria.map((each) => passages.map(lookerFor(question, each)))
  const isSettled = passages.map((_, at) => looks.some((row) => row[at] && isMet(row[at])))
  const isOffTopic = passages.length > 0 && passages.every(offTopicFor(question))
  return new Map(
    criteria.map((criterion, at): [string, SeenCriterion] => {
      const own = looks[at] ?? []
      const is_denied = own.some((look) => look.is_denied)
      // Nothing to compare with, or nothing but words to the marker: a person decides.
      if (criterion.evidence.length === 0 || passages.length === 0)
        return [criterion.code, { finding: UNDECIDED_FINDING, is_denied }]
      const found = isOffTopic ? OFF : findingOf(own, isSettled)
      const isVetoed = found.met && vetoFor(question.text, criterion)(found.quote, text)
      return [criterion.code, { finding: isVetoed ? UNDECIDED_FINDING : found, is_denied }]
    }),
  )
}

const OFF: Finding = { met: false, quote: '', confidence: SURE_OF_OFF }

const isMet = ({ met, confidence }: Look): boolean => met && confidence >= REVIEW_BELOW

function findingOf(looks: readonly Look[], isSettled: readonly boolean[]): Finding {
  const isDenied = looks.some(({ is_denied }) => is_denied)
  const [best] = looks.filter(isMet).toSorted((a, b) => b.confidence - a.confidence)
  // One sentence says it and another says a near miss: both were read, and a person decides.
  if (best) return isDenied ? UNDECIDED_FINDING : best
  const isElsewhere = looks.every(
    (each, at) => (isSettled[at] && each.is_off) || (!each.met && each.confidence >= REVIEW_BELOW),
  )
  return isElsewhere && !isDenied ? OFF : UNDECIDED_FINDING
}

function lookerFor({ text }: LongTextTask, { evidence, not }: Criterion): (quote: string) => Look {
  const task = readTask({ question: text, references: evidence })
  const phrases = new Set(evidence.map((each) => wordsOf(each).join(' ')))
  const misses = contentOfAll(not ?? [])
  return (quote) => {
    const content = contentOf(quote)
    const is_denied = misses.some((each) => {
      const { coverage, negated } = compareTexts(content, each)
      return coverage === 1 && !negated
    })
    const { met, kin } = evidenceOf(task, quote)
    const flags = { quote, is_denied, is_off: met === 0 && kin === 0 }
    if (is_denied) return { ...UNDECIDED_FINDING, ...flags }
    if (phrases.has(wordsOf(quote).join(' ')))
      return { met: true, confidence: SURE_OF_SAME, ...flags }
    const { isRight, confidence } = judgeSentence(task, quote)
    return { met: isRight, confidence, ...flags }
  }
}

/** Whether a passage has no word of the question, of any evidence or of any reference. */
function offTopicFor({ text, criteria, references }: LongTextTask): (passage: string) => boolean {
  const task = readTask({
    question: '',
    references: [
      [text, ...criteria.flatMap(({ evidence }) => evidence), ...(references ?? [])].join('\n'),
    ],
  })
  return (passage) => {
    const { met, kin } = evidenceOf(task, passage)
    return met === 0 && kin === 0
  }
}
