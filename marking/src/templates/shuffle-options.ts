import type { MatchingQuestion, OrderingQuestion, Question } from '#question.ts'
import { randomOf, shuffled } from '#templates/random.ts'

/**
 * A matching or ordering question with its parts shuffled by the seed and its key
 * rewritten to fit: the orders that a student sees are places in this shuffle, and
 * tell nothing about the author's.
 */

/** Parts of one question are shuffled apart: no two rows may be turned alike. */
const PART_STEP = 1_000_003

/** Shuffles what is to be matched or ordered, in the parts of a question as well. */
export function shuffleOptions(question: Question, seed: number): Question {
  if (question.type === 'matching') return shuffleMatching(question, seed)
  if (question.type === 'ordering') return shuffleOrdering(question, seed)
  if (question.type !== 'multi_part') return question
  const sub_questions = question.sub_questions.map((part, i) => {
    const own = seed + PART_STEP * (i + 1)
    if (part.type === 'matching') return shuffleMatching(part, own)
    return part.type === 'ordering' ? shuffleOrdering(part, own) : part
  })
  return { ...question, sub_questions }
}

const places = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export function shuffleMatching<Q extends MatchingQuestion>(question: Q, seed: number): Q {
  const row = shuffled(places(question.right.length), randomOf(seed))
  const right = row.map((place) => question.right[place] ?? '')
  const pairs = question.pairs.map((order) => row.indexOf(order - 1) + 1)
  return { ...question, right, pairs }
}

export function shuffleOrdering<Q extends OrderingQuestion>(question: Q, seed: number): Q {
  const row = disordered(places(question.items.length), seed)
  const items = row.map((place) => question.items[place] ?? '')
  const sequence = places(row.length).map((place) => row.indexOf(place) + 1)
  return { ...question, items, sequence }
}

/** Never in the right order, where there is more than one item: that would be the answer. */
function disordered(row: readonly number[], seed: number): number[] {
  const mixed = shuffled(row, randomOf(seed))
  const isInOrder = mixed.every((place, i) => place === i)
  return isInOrder ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}
