import type { ReadTask } from '#text/features.ts'
import { evidenceOf } from '#text/features.ts'
import { byChance, type JudgedText } from '#text/judged-text.ts'
import { compareTexts, type Likeness } from '#text/likeness.ts'
import { areOpposite } from '#text/word-meanings.ts'
import { type Content, contentOf } from '#text/words.ts'

/** References of so many words are names: either they are there or they are not. */
export const NAME_WORDS = 3
/** What may stand around a name without changing what is said. */
const MAX_AROUND_NAME = 4

/**
 * Judges an answer by a reference that is a name or a term. The chances are rules, not weights:
 * the name itself is right, another name is not, and whatever is between is for a person.
 */
export function judgeName(
  task: ReadTask,
  typed: string,
  reference: Content,
  spellings: readonly string[],
): JudgedText {
  const answer = contentOf(typed)
  const likeness = compareTexts(answer, reference, spellings)
  return byChance(chanceOf(task, typed, answer, reference, likeness), likeness.slips)
}

function chanceOf(
  task: ReadTask,
  typed: string,
  answer: Content,
  reference: Content,
  likeness: Likeness,
): number {
  const { coverage, slips, numbers, opposite, negated } = likeness
  if (reference.stems.length === 0) return numbers ? 0.05 : negated ? 0.5 : 0.95
  const around = answer.stems.length - Math.round(coverage * reference.stems.length)
  if (coverage === 1) {
    if (numbers || opposite) return 0.15
    // `not mitosis`, or the name somewhere in a long text: a person should read it.
    if (negated || around > MAX_AROUND_NAME) return 0.5
    if (answer.stems.some((word) => hasOppositeIn(word, reference))) return 0.5
    return (slips > 0 ? 0.9 : 0.95) - 0.03 * around
  }
  if (coverage > 0) return 0.4
  if (opposite) return 0.03
  const { met, kin } = evidenceOf(task, typed)
  // A word of the same meaning or family may say the same.
  if (met > 0 || kin > 0) return 0.4
  // Another name altogether; a whole sentence may say the same in other words.
  return answer.stems.length <= NAME_WORDS ? 0.15 : 0.3
}

const hasOppositeIn = (word: string, reference: Content): boolean =>
  reference.stems.some((each) => each !== word && areOpposite(word, each))
