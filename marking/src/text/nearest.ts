import { readText } from '#text/concepts.ts'
import { dice, type ReadTask } from '#text/features.ts'
import { orderAgreement } from '#text/roles.ts'
import { faultsOf } from '#text/statement.ts'
import { readTerm, type Term } from '#text/term.ts'
import { STOP_WORDS } from '#text/word-lists.ts'
import { isTerm } from '#text/word-meanings.ts'
import { stem } from '#text/word-shapes.ts'
import { type ViewName, type Views, viewsOf } from '#text/word-views.ts'

/** By these an answer is compared with others: what it says, its words, its letters, any two of its words. */
const LOOKS: readonly ViewName[] = ['said', 'plain', 'letters', 'together']

/**
 * The log of the odds of an answer: what it is before anything is known, and how much the likeness to
 * the nearest right and to the nearest other answer counts, and the odds of all by their likeness.
 * Rounded from a logistic regression on a public set of answers; fitted to five sixths of its questions
 * it judges the others as well within half a point. What is unlike all right ones is mostly not right;
 * what is like a wrong one may be either.
 */
const BEFORE = -2.5
const OF_RIGHT = 4.5
const OF_OTHER = 0.5
const OF_ALL = 0.4
/** So that the nearest count far more than the others. */
const SHARPNESS = 3
const SMOOTH = 0.05

/** Where the nearest right one is nearer than the nearest other by less than this, they tell too little. */
const TOO_CLOSE = 0.1

/** A right one that is further than this from the nearest does not vouch for the answer. */
const AS_NEAR = 0.15
/** More than these are not looked at word by word, which takes time. */
const MAX_ALIKE = 12
/** Of any two things that both name, so many come in the same order. */
const SAME_ORDER = 0.75

/** An answer as each of the looks sees it. */
export type Look = readonly ReadonlySet<string>[]
type Near = { readonly text: string; readonly likeness: readonly number[] }

/** What marked answers say of one more by their likeness alone. */
export type Nearness = {
  /** The log of the odds that it is right. */
  readonly score: number
  /** It is too like a wrong one, or turns a right one round: it is never right by its likeness. */
  readonly is_doubtful: boolean
}

export const lookOf = (views: Views): Look => LOOKS.map((name) => new Set(views[name]))

const likenessesOf = (a: Look, b: Look): readonly number[] =>
  a.map((each, at) => dice(each, b[at] ?? new Set()))

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

const bestOf = (those: readonly Pick<Near, 'likeness'>[]): readonly number[] =>
  LOOKS.map((_, at) => Math.max(0, ...those.map(({ likeness }) => likeness[at] ?? 0)))

/** The log of the odds of right against other ones, by their likeness, of each look. */
function oddsOf(
  rights: readonly Pick<Near, 'likeness'>[],
  others: readonly Pick<Near, 'likeness'>[],
): readonly number[] {
  const weight = (those: typeof rights, at: number) =>
    those.reduce((sum, { likeness }) => sum + (likeness[at] ?? 0) ** SHARPNESS, SMOOTH)
  return LOOKS.map((_, at) => Math.log(weight(rights, at) / weight(others, at)))
}

/** The likeness to marked answers as numbers that a model is fitted to. */
export function lookFeatures(
  marked: readonly { readonly look: Look; readonly is_right: boolean }[],
  look: Look,
): readonly number[] {
  const near = marked.map((each) => ({ ...each, likeness: likenessesOf(look, each.look) }))
  const [rights, others] = [
    near.filter(({ is_right }) => is_right),
    near.filter(({ is_right }) => !is_right),
  ]
  const [right, other, odds] = [bestOf(rights), bestOf(others), oddsOf(rights, others)]
  const margins = right.map((each, at) => each - (other[at] ?? 0))
  return [...margins, ...odds, meanOf(right), meanOf(other), meanOf(margins)]
}

/** Compares answers with those of the question that are marked, and with its references. */
export function nearestOf(
  task: ReadTask,
  marked: readonly { readonly text: string; readonly views: Views; readonly is_right: boolean }[],
): (typed: string, views: Views) => Nearness {
  const known = marked.map((each) => ({ ...each, look: lookOf(each.views) }))
  const references = task.texts.map((text) => ({ text, look: lookOf(viewsOf(task, text)) }))
  return (typed, views) => {
    const look = lookOf(views)
    const near = known.map((each) => ({ ...each, likeness: likenessesOf(look, each.look) }))
    const rights = near.filter(({ is_right }) => is_right)
    const others = near.filter(({ is_right }) => !is_right)
    const wanted = references.map((each) => ({ ...each, likeness: likenessesOf(look, each.look) }))
    const score =
      BEFORE +
      OF_RIGHT * meanOf(bestOf([...rights, ...wanted])) +
      OF_OTHER * meanOf(bestOf(others)) +
      OF_ALL * meanOf(oddsOf(rights, others))
    const byLikeness = (those: readonly Near[]) =>
      those.toSorted((a, b) => meanOf(b.likeness) - meanOf(a.likeness))
    const right = byLikeness([...rights, ...wanted])
    const nearest = meanOf(right[0]?.likeness ?? [])
    const is_close = meanOf(byLikeness(others)[0]?.likeness ?? []) >= nearest - TOO_CLOSE
    const alike = right
      .filter(({ likeness }) => meanOf(likeness) >= nearest - AS_NEAR)
      .slice(0, MAX_ALIKE)
    const is_doubtful =
      is_close ||
      !alike.some(({ text }) => agrees(typed, text, task)) ||
      isTurned(
        typed,
        alike.map(({ text }) => text),
        task,
      )
    return { score, is_doubtful }
  }
}

/** The words of a right text, put together as no right text does: likeness cannot tell who does what. */
function isTurned(typed: string, texts: readonly string[], { asked }: ReadTask): boolean {
  const faults = texts.map((text) => faultsOf(typed, text, asked))
  const fits = faults.some(({ against, unclear }) => against + unclear === 0)
  return !fits && faults.some(({ has_same_words }) => has_same_words)
}

/** Whether an answer names what the other text names, denies what it denies, and says the same of what has an opposite. */
function agrees(typed: string, text: string, { vocabulary }: ReadTask): boolean {
  const [answer, wanted] = [readTerm(typed), readTerm(text)]
  const order = orderAgreement(readText(typed, vocabulary), readText(text, vocabulary))
  return (
    order >= SAME_ORDER &&
    isSame(answer.letters, wanted.letters) &&
    isSame(answer.numbers, wanted.numbers) &&
    answer.negations % 2 === wanted.negations % 2 &&
    !differsInTerm(answer, wanted)
  )
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).symmetricDifference(new Set(b)).size === 0

/** One of them has a word of a pair, such as `open` or `mitosis`, that the other has not: that turns a right answer round. */
function differsInTerm(answer: Term, wanted: Term): boolean {
  const stems = ({ words }: Term) =>
    new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stem))
  return [...stems(answer).symmetricDifference(stems(wanted))].some(isTerm)
}
