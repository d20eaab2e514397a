import type { Answer, Part } from '#judgement.ts'
import { EMPTY_NOTE, notYet, type Outcome, partOf, right, unread } from '#outcome.ts'
import type { MatchingQuestion, OrderingQuestion } from '#question.ts'

/** Each left side with its right one counts for an equal part of the marks. */
export function markMatching(question: MatchingQuestion, answer: Answer): Outcome {
  const chosen = answer.selected_option ?? []
  const isOutside = (order: number) => order !== 0 && question.right[order - 1] === undefined
  if (chosen.every((order) => order === 0)) return unread('matching', 'empty', EMPTY_NOTE)
  if (chosen.length > question.left.length || chosen.some(isOutside))
    return unread('matching', 'unreadable', 'One of your pairs is not in this question.')
  const each = question.max_score / question.left.length
  const parts: Part[] = question.left.map((_, i) => {
    const order = chosen[i] ?? 0
    if (order === 0) return partOf(notYet('matching', 'This one has no partner yet.'), each)
    const isRight = order === question.pairs[i]
    return partOf(
      isRight
        ? right('matching', 'This pair fits.')
        : notYet('matching', 'This pair does not fit yet.'),
      each,
    )
  })
  const hits = parts.filter(({ verdict }) => verdict === 'right').length
  return { ...shared('matching', hits, parts.length, 'pairs fit'), parts }
}

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
  const share = (kept - 1) / Math.max(1, most - 1)
  return share === 0
    ? notYet('ordering', 'Not yet. Which one comes first, and what follows from it?')
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

/** Marks in proportion, in words. */
export function shared(marker: string, hits: number, most: number, words: string): Outcome {
  if (hits === most) return right(marker, 'Yes, all of them are right.')
  if (hits === 0) return notYet(marker, 'Not yet. Take them one by one.')
  return { verdict: 'partly', share: hits / most, marker, note: `${hits} of ${most} ${words}.` }
}
