import type { Answer } from '#judgement.ts'
import { EMPTY_NOTE, foreseen, notYet, type Outcome, right, unread } from '#outcome.ts'
import type { ChoiceQuestion } from '#question.ts'

const MARKER = 'choice'

/**
 * Single choice: right or not yet. Multiple choice: each right pick counts for
 * one part of the marks, each other pick takes one away, never below none.
 */
export function markChoice(question: ChoiceQuestion, answer: Answer): Outcome {
  const picks = [...new Set(answer.selected_option ?? [])]
  if (picks.length === 0) return unread(MARKER, 'empty', EMPTY_NOTE)
  if (picks.some((order) => question.options[order - 1] === undefined))
    return unread(MARKER, 'unreadable', 'One of the options you chose is not in this question.')
  if (question.type !== 'multiple_choice' && picks.length > 1)
    return unread(MARKER, 'unreadable', 'Please choose one option only.')
  const hits = picks.filter((order) => question.answers.includes(order)).length
  const misses = picks.length - hits
  if (misses === 0 && hits === question.answers.length)
    return right(
      MARKER,
      hits > 1 ? 'Yes, these are exactly the right ones.' : 'Yes, that is right.',
    )
  const misconception = picks
    .filter((order) => !question.answers.includes(order))
    .map((order) => question.options[order - 1]?.misconception)
    .find((each) => each !== undefined)
  const share = Math.max(0, hits - misses) / Math.max(1, question.answers.length)
  if (question.type !== 'multiple_choice' || share === 0)
    return misconception
      ? foreseen(MARKER, misconception)
      : notYet(MARKER, hits > 0 ? mixedNote(hits, misses) : 'Not yet. Look at the question again.')
  return {
    verdict: 'partly',
    share,
    marker: MARKER,
    note:
      misses === 0
        ? 'What you chose is right, and there is more to find.'
        : mixedNote(hits, misses),
    ...(misconception && { misconception }),
  }
}

const mixedNote = (hits: number, misses: number): string =>
  `${hits} of your choices ${hits === 1 ? 'belongs' : 'belong'} there, ${misses} ${misses === 1 ? 'does' : 'do'} not. Each one that does not takes one away.`
