import { readText } from '#text/concepts.ts'
import { evidenceOf, isKin, type ReadTask, readTask } from '#text/features.ts'
import { isInstruction, sentencesOf } from '#text/instructions.ts'
import { compareTexts, contentOfAll } from '#text/likeness.ts'
import { spanOf } from '#text/quoted-span.ts'
import type { Criterion } from '#text/text-key.ts'
import { NEGATIONS } from '#text/word-lists.ts'
import { wordsOf } from '#text/word-shapes.ts'
import { contentOf } from '#text/words.ts'

/** Why a quote earns no mark whatever a marker says of it. */
export type Veto =
  /** It is written to the marker. */
  | 'instruction'
  /** It is denied, or says the opposite, or names a near miss. */
  | 'denied'
  /** It has nothing of what the criterion is about, or only repeats the question. */
  | 'off_topic'

/** Says of what stands beside it that it does not hold. */
const DENIAL =
  /\b(?:false|untrue|wrong(?:ly)?|incorrect(?:ly)?|mistaken(?:ly)?|myth|lie|nonsense|not (?:true|so|right|correct|the case)|isn[’']t (?:true|so|right|the case)|den(?:y|ies|ied)|disprove[sdn]*|not really|made (?:that|this|it) up|just kidding|as if)\b/iu
/** A sentence that speaks of the one before it. */
const ABOUT_LAST =
  /^\W*(?:(?:but|and|no|well|however|actually)\W+)*(?:that|this|which|it|not|none)\b/iu
const CLAUSE = /[,;:–—()]/u

const negationsIn = (text: string): number =>
  wordsOf(text).filter((word) => NEGATIONS.has(word)).length

const isOdd = (count: number): boolean => count % 2 === 1

/** What of a sentence stands around the quote, as far as the next comma or the like. */
function aroundOf(sentence: string, quote: string): string {
  const span = spanOf(sentence, quote)
  if (span === undefined) return ''
  const before = sentence.slice(0, span.from).split(CLAUSE).at(-1) ?? ''
  const after = sentence.slice(span.to).split(CLAUSE)[0] ?? ''
  return `${before} ${after}`
}

/** Whether what stands around a quote in the answer takes it back. */
function isTakenBack(quote: string, answer: string): boolean {
  const sentences = sentencesOf(answer)
  const pieces = sentencesOf(quote)
  return sentences.some((sentence, at) => {
    const own = pieces.find((piece) => spanOf(sentence, piece) !== undefined)
    if (own === undefined) return false
    const next = sentences[at + 1] ?? ''
    return (
      DENIAL.test(sentence) ||
      isOdd(negationsIn(aroundOf(sentence, own))) ||
      (ABOUT_LAST.test(next) && DENIAL.test(next))
    )
  })
}

/** So much of what a way of saying it adds to the question must be there, or so many words of it. */
const ENOUGH = 0.3
const MANY = 2

/** Whether a quote has words, or some of their families, of what a way of saying it adds to the question. */
function hasOwnOf({ vocabulary, question, references }: ReadTask, quote: string): boolean {
  const asked = new Set(question.concepts.map(({ key }) => key))
  const said = readText(quote, vocabulary).concepts.map(({ key }) => key)
  const wanted = [...new Set(references.flatMap(({ concepts }) => concepts.map(({ key }) => key)))]
  // A number stands in any text.
  const added = wanted.filter((key) => !asked.has(key) && !/^\d/.test(key))
  const own = added.length > 0 ? added : wanted
  const found = own.filter((want) => said.some((key) => key === want || isKin(key, want))).length
  return found > 0 && (found >= MANY || found >= ENOUGH * own.length)
}

/** Holds a quote against one criterion; `answer` is all that the student wrote. */
export type VetoOf = (quote: string, answer: string) => Veto | undefined

/**
 * The rules that no marker of criteria can overrule, be it ours or a model: they only ever take a
 * mark away, and leave the criterion to a person.
 */
export function vetoFor(question: string, criterion: Criterion): VetoOf {
  const ways = [criterion.text, ...criterion.evidence].filter((way) => wordsOf(way).length > 0)
  const tasks = ways.map((way): ReadTask => readTask({ question, references: [way] }))
  const signs = new Set(ways.map((way) => isOdd(negationsIn(way))))
  const misses = contentOfAll(criterion.not ?? [])
  const phrases = new Set(ways.map((way) => wordsOf(way).join(' ')))
  return (quote, answer) => {
    if ([quote, ...sentencesOf(quote)].some(isInstruction)) return 'instruction'
    if (isTakenBack(quote, answer)) return 'denied'
    if (phrases.has(wordsOf(quote).join(' '))) return undefined
    const content = contentOf(quote)
    const namesMiss = misses.some((miss) => {
      const { coverage, negated } = compareTexts(content, miss)
      return coverage === 1 && !negated
    })
    if (namesMiss) return 'denied'
    const near = tasks
      .filter((task) => hasOwnOf(task, quote))
      .map((task) => evidenceOf(task, quote))
    if (near.length === 0) return 'off_topic'
    const isAgainst = near.every(
      ({ clashes, order, mixed_up, exact_missing, exact_extra }) =>
        clashes > 0 || order < 1 || mixed_up > 0 || exact_missing + exact_extra > 1,
    )
    return isAgainst || !signs.has(isOdd(negationsIn(quote))) ? 'denied' : undefined
  }
}
