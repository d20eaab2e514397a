import { markSelections } from '#choices/selections.ts'
import type { Answer } from '#judgement.ts'
import { EMPTY_NOTE, notYet, type Outcome, right, unread } from '#outcome.ts'
import type { MatchingQuestion, OrderingQuestion } from '#question.ts'

/** Each left side with its right one is one item. */
export function markMatching(question: MatchingQuestion, answer: Answer): Outcome {
  const items = question.left.map((_, i) => ({
    options: question.right.length,
    key: question.pairs[i] ?? 0,
  }))
  return markSelections(items, answer, {
    marker: 'matching',
    max_score: question.max_score,
    scoring: question.scoring ?? 'per_item',
    words: 'pairs fit',
    outside: 'One of your pairs is not in this question.',
    empty: 'This one has no partner yet.',
    right: 'This pair fits.',
    wrong: 'This pair does not fit yet.',
  })
}

const FIRST_NOTE = 'Not yet. Which one comes first, and what follows from it?'
const TURNED_NOTE = 'Not yet. Look at which end the row is to begin with.'

/**
 * The items that need not be moved, the longest row in the right relative
 * order, decide: one item out of place costs one place, not all that follow.
 */
export function markOrdering(question: OrderingQuestion, answer: Answer): Outcome {
  const chosen = answer.selected_option ?? []
  if (chosen.length === 0) return unread('ordering', 'empty', EMPTY_NOTE)
  const isComplete =
    chosen.length === question.items.length &&
    question.items.every((_, i) => chosen.includes(i + 1))
  if (!isComplete)
    return unread('ordering', 'unreadable', 'Please put every item into the row exactly once.')
  const places = chosen.map((order) => placeOf(question, order))
  const kept = longestRise(places)
  const most = places.length
  if (kept === most) return right('ordering', 'Yes, everything is in the right order.')
  const isShared = question.scoring !== 'all_or_nothing'
  const share = isShared ? (kept - 1) / Math.max(1, most - 1) : 0
  return share === 0
    ? notYet('ordering', kept === 1 && most > 2 ? TURNED_NOTE : FIRST_NOTE)
    : {
        verdict: 'partly',
        share,
        marker: 'ordering',
        note: `${kept} of ${most} already follow each other in the right order.`,
      }
}

/** Where an item belongs, from 0. Items with the same text may change places. */
function placeOf({ items, sequence }: OrderingQuestion, order: number): number {
  const right = sequence?.map((each) => items[each - 1] ?? '') ?? items
  return right.indexOf(items[order - 1] ?? '')
}

/** The length of the longest row that never falls. */
function longestRise(row: readonly number[]): number {
  const best: number[] = []
  for (const [i, here] of row.entries()) {
    let longest = 0
    for (const [j, before] of row.slice(0, i).entries())
      if (before <= here) longest = Math.max(longest, best[j] ?? 0)
    best.push(longest + 1)
  }
  return Math.max(...best)
}
