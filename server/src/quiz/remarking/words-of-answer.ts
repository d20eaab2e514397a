import type { Question } from '@learngrove/marking/question'
import type { GivenAnswer } from '#quiz/given-answer.ts'

/** Longer answers are cut: the whole of one is a press away. */
const mostLetters = 200

/** Says an answer in a line: what was typed, or the options that were chosen. */
export function wordsOf(drawn: Question, { value, selected_option }: GivenAnswer): string {
  const typed = [value ?? []].flat().filter((text) => text.trim() !== '')
  const options = 'options' in drawn ? drawn.options : []
  const chosen = (selected_option ?? []).flatMap((order) => options[order - 1]?.text ?? [])
  const words = (typed.length > 0 ? typed : chosen).join('; ').replaceAll('\n', ', ')
  return words.length > mostLetters ? `${words.slice(0, mostLetters - 1)}…` : words
}
