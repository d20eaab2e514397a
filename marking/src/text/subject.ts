import type { Term } from '#text/term.ts'

const BE = 'is|are|was|were|be|been|has|have|had|isn|aren'
const EXISTENTIAL = new RegExp(
  `\\bthere (?:(?:still|can|will|would|must|not|always|now) )*(?:${BE})\\b`,
)
const HAVE = /\b(?:has|have|had|having)\b/
/** Whoever it is of whom something is said. */
const PRONOUN = /\b(?:it|they|he|she|we|you|i|this|that|these|those|both|all|each|neither)\b/
const PREDICATE = new RegExp(`\\b(?:${BE}|in|on|within|inside|at)\\b`)
const AUXILIARY = /^(?:is|are|was|were|has|have|had|does|do|did|can|will|would|could|should|must)$/
const ARTICLE = /^(?:a|an|the)$/

/**
 * Whether both speak of the same things. `There is a closed path` says that one exists, and not what
 * lies in it; `A is in a closed path` does not say it of B; and `different paths` leaves out whose.
 * `told` are the words of the reference that the answer has, or an opposite of.
 */
export function isOfTheSame(
  answer: Term,
  wanted: Term,
  asked: Term,
  told: ReadonlySet<string>,
): boolean {
  const [ours, theirs] = [answer.words.join(' '), wanted.words.join(' ')]
  if (EXISTENTIAL.test(theirs)) {
    if (!EXISTENTIAL.test(ours) && !HAVE.test(ours) && saysOf(ours)) return false
  } else if (
    leavesOutSubject(answer, wanted, told) &&
    (EXISTENTIAL.test(ours) || !PRONOUN.test(ours))
  )
    return false
  return wanted.letters.length > 0 || answer.letters.length === 0 || namesAll(answer, asked)
}

const saysOf = (text: string): boolean => PRONOUN.test(text) || PREDICATE.test(text)

const namesAll = (answer: Term, asked: Term): boolean =>
  asked.letters.every((letter) => answer.letters.includes(letter))

/** Nothing of what stands before the verb of the reference is named, though something stands there. */
function leavesOutSubject(answer: Term, wanted: Term, told: ReadonlySet<string>): boolean {
  const verb = wanted.words.findIndex((word) => AUXILIARY.test(word))
  // `Voltage is the …`: where the question asks what it is, the rest is the whole answer.
  if (verb <= 0 || ARTICLE.test(wanted.words[verb + 1] ?? '')) return false
  const before = new Set(wanted.words.slice(0, verb))
  const things = wanted.tokens.filter(({ word }) => before.has(word))
  const names = [...wanted.letters, ...wanted.numbers].filter((name) => before.has(name))
  const saysThing = things.some(({ word }) => told.has(word))
  const saysName = [...answer.letters, ...answer.numbers].some((name) => names.includes(name))
  if (things.length + names.length === 0) return false
  return names.length > 0 ? !saysName : !saysThing
}
