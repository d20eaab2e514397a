import type { ReadTask } from '#text/features.ts'
import { byChance, type JudgedText, undecided } from '#text/judged-text.ts'
import { shippedChance } from '#text/shipped.ts'
import { faultsOf, namesOthers, saysNothing } from '#text/statement.ts'

const CHANCE_OF_SAME = 0.93
const CHANCE_OF_OPPOSITE = 0.15
const SURE_OF_OTHERS = 0.7
const CHANCE_OF_NOTHING = 0.05

/**
 * Judges a sentence by the references alone. It is right where it says the same as one of them word
 * by word, in other words of the same meaning, and in the same roles; not yet where it says the same
 * with one thing turned round, or nothing at all. Everything else is left to a person: that words are
 * missing tells nothing of a paraphrase.
 */
export function judgeSentence(task: ReadTask, typed: string): JudgedText {
  if (saysNothing(typed)) return byChance(CHANCE_OF_NOTHING)
  const faults = task.texts.map((text) => faultsOf(typed, text, task.asked))
  if (faults.some(({ against, unclear }) => against + unclear === 0))
    return byChance(CHANCE_OF_SAME)
  if (faults.some(({ against, unclear }) => against === 1 && unclear === 0))
    return byChance(CHANCE_OF_OPPOSITE)
  const judged = byChance(shippedChance(task, typed))
  // It speaks of other things, by their names, and in other words.
  const isElsewhere = !judged.isRight && namesOthers(typed, task.texts, task.asked)
  return isElsewhere && judged.confidence > SURE_OF_OTHERS ? judged : undecided(judged)
}
