import { type Evidence, evidenceOf, type ReadTask } from '#text/features.ts'
import { byChance, type JudgedText, undecided } from '#text/judged-text.ts'
import { shippedChance } from '#text/shipped.ts'

/** So much of what the reference adds to the question must be there. */
const ENOUGH = 0.75
/** So much of what is said may be about something else. */
const MUCH_ELSE = 0.5

const CHANCE_OF_ALL_WORDS = 0.95

/** Terms that are mixed up, and names, numbers or units that differ: never right by likeness alone. */
export const isAnotherThing = (evidence: Evidence): boolean =>
  evidence.mixed_up +
    evidence.names_missing +
    evidence.names_extra +
    evidence.exact_missing +
    evidence.exact_extra >
  0

/** Nothing stands against it: no opposite, no swapped roles, and what matters is said. */
const mayBeRight = (evidence: Evidence): boolean =>
  evidence.met >= ENOUGH &&
  evidence.fresh >= ENOUGH &&
  evidence.other <= MUCH_ELSE &&
  evidence.clashes === 0 &&
  evidence.half === 0 &&
  evidence.order === 1 &&
  evidence.cause >= 0.5 &&
  !isAnotherThing(evidence)

/** All that a reference says, in its order, and nothing else. */
const saysTheSame = (evidence: Evidence): boolean =>
  evidence.met === 1 && evidence.other === 0 && evidence.same_negation === 1 && mayBeRight(evidence)

/** It has no word of any reference, nor one of the same family: it is about something else. */
const mayBeOff = ({ met, kin }: Evidence): boolean => met === 0 && kin === 0

/**
 * Judges a sentence by the references alone. Words that are shared are weak evidence, so the
 * model decides only where the evidence has nothing to say against it: a paraphrase in quite
 * other words, an opposite that may be denied twice or a turned order are left to a person.
 */
export function judgeSentence(task: ReadTask, typed: string): JudgedText {
  const evidence = evidenceOf(task, typed)
  if (evidence.says_nothing === 1) return byChance(0.1)
  if (saysTheSame(evidence)) return byChance(CHANCE_OF_ALL_WORDS)
  const judged = byChance(shippedChance(task, typed))
  const stands = judged.isRight ? mayBeRight(evidence) : mayBeOff(evidence)
  return stands ? judged : undecided(judged)
}
