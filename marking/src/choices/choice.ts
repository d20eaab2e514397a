import { shareOf } from '#choices/scoring.ts'
import type { Answer } from '#judgement.ts'
import { EMPTY_NOTE, foreseen, notYet, type Outcome, right, unread } from '#outcome.ts'
import type { ChoiceQuestion, Scoring } from '#question.ts'

const MARKER = 'choice'

/** Single choice: right or not yet. Multiple choice: by its scoring, with penalty by default. */
export function markChoice(question: ChoiceQuestion, answer: Answer): Outcome {
  const picks = [...new Set(answer.selected_option ?? [])]
  if (picks.length === 0) return unread(MARKER, 'empty', EMPTY_NOTE)
  if (picks.some((order) => question.options[order - 1] === undefined))
    return unread(MARKER, 'unreadable', 'One of the options you chose is not in this question.')
  const isMultiple = question.type === 'multiple_choice'
  if (!isMultiple && picks.length > 1)
    return unread(MARKER, 'unreadable', 'Please choose one option only.')
  const most = new Set(question.answers).size
  const hits = picks.filter((order) => question.answers.includes(order)).length
  const misses = picks.length - hits
  if (misses === 0 && hits === most)
    return right(
      MARKER,
      hits > 1 ? 'Yes, these are exactly the right ones.' : 'Yes, that is right.',
    )
  const misconception = picks
    .filter((order) => !question.answers.includes(order))
    .map((order) => question.options[order - 1]?.misconception)
    .find((each) => each !== undefined)
  const scoring = question.scoring ?? 'penalty'
  const share = isMultiple ? shareOf({ hits, misses, most }, scoring) : 0
  const note = isMultiple
    ? hits > 0
      ? mixedNote(hits, misses, scoring)
      : NONE_OF_THESE
    : NOTHING_YET
  if (share === 0) return misconception ? foreseen(MARKER, misconception) : notYet(MARKER, note)
  return { verdict: 'partly', share, marker: MARKER, note, ...(misconception && { misconception }) }
}

const NOTHING_YET = 'Not yet. Look at the question again.'
const NONE_OF_THESE = 'Not yet. None of what you chose belongs there: look at the others.'

const RULES: Readonly<Record<Scoring, string>> = {
  penalty: ' Each one that does not takes one away.',
  per_item: '',
  all_or_nothing: ' The marks are given once exactly the right ones are chosen.',
}

function mixedNote(hits: number, misses: number, scoring: Scoring): string {
  if (misses === 0) {
    const found = 'What you chose is right, and there is more to find.'
    return scoring === 'all_or_nothing' ? `${found}${RULES.all_or_nothing}` : found
  }
  const [belong, does] = [hits === 1 ? 'belongs' : 'belong', misses === 1 ? 'does' : 'do']
  return `${hits} of your choices ${belong} there, ${misses} ${does} not.${RULES[scoring]}`
}
