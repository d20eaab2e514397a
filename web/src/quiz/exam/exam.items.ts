import { isBlank } from '#questions/questions.answer.ts'
import type { Item } from '#quiz/session/session.progress.ts'

/** A question of an exam: answered is what has something in it, whatever was done with it, and no more is told. */
export function asExamItem(item: Item): Item {
  const isLater = item.standing === 'skipped'
  return { ...item, standing: isBlank(item.answer) ? (isLater ? 'skipped' : 'open') : 'answered' }
}

/** The questions with nothing in them, by their numbers. */
export const openNumbers = (items: readonly Item[]): number[] =>
  items.flatMap(({ standing, number }) => (standing === 'answered' ? [] : [number]))

/** As many open questions are named one by one. */
const mostNamed = 6

/** What is still open, in words: "Question 4 is open.", "Questions 4, 7 and 9 are open." */
export function openWords(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  if (last === undefined) return 'Every question has an answer.'
  if (numbers.length === 1) return `Question ${last} is open.`
  if (numbers.length > mostNamed) return `${numbers.length} questions are open.`
  return `Questions ${numbers.slice(0, -1).join(', ')} and ${last} are open.`
}
