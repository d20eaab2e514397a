import type { Quiz } from '#quiz/quiz.data.ts'
import { type Item, isHandedIn } from './session.progress.ts'

/**
 * How many answers are asked for, and how many of them are there. Where not all are to be answered, more than
 * enough count as enough.
 */
export function doneOf(
  { num_to_complete: total }: Pick<Quiz, 'num_to_complete'>,
  items: readonly Item[],
) {
  const done = items.filter(isHandedIn)
  if (total === undefined) return { answered: done.length, total: items.length }
  const isNeeded = ({ question }: Item) => question.is_compulsory === true
  const needed = done.filter(isNeeded).length
  const free = total - items.filter(isNeeded).length
  return { answered: needed + Math.min(free, done.length - needed), total }
}
