import { keptByEach, tallied } from '#choices/scoring.ts'
import type { Answer } from '#judgement.ts'
import type { Misconception } from '#misconception.ts'
import { EMPTY_NOTE, foreseen, notYet, type Outcome, partOf, right, unread } from '#outcome.ts'
import type { ClozeQuestion, Scoring } from '#question.ts'

/** One thing that takes one of several options, such as a gap or the left side of a pair. */
export type Selection = {
  readonly options: number
  /** The order (from 1) of the right option. */
  readonly key: number
  readonly foreseen?: (order: number) => Misconception | undefined
}

export type SelectionRule = {
  readonly marker: string
  readonly max_score: number
  readonly scoring: Scoring
  /** The end of the sentence that begins “2 of 3 …”. */
  readonly words: string
  readonly outside: string
  readonly empty: string
  readonly right: string
  readonly wrong: string
}

/** One option was chosen for each item in turn, 0 for none; what is left out is no miss. */
export function markSelections(
  items: readonly Selection[],
  answer: Answer,
  rule: SelectionRule,
): Outcome {
  const { marker, scoring } = rule
  const chosen = answer.selected_option ?? []
  if (chosen.every((order) => order === 0)) return unread(marker, 'empty', EMPTY_NOTE)
  const isOutside = (order: number, i: number) =>
    !Number.isInteger(order) || order < 0 || order > (items[i]?.options ?? 0)
  if (chosen.length > items.length || chosen.some(isOutside))
    return unread(marker, 'unreadable', rule.outside)
  const outcomes = items.map((item, i) => markOne(item, chosen[i] ?? 0, rule))
  const hits = outcomes.filter(({ verdict }) => verdict === 'right').length
  const misses = chosen.filter((order, i) => order !== 0 && order !== items[i]?.key).length
  const tally = { hits, misses, most: items.length }
  const whole = tallied(marker, tally, scoring, rule.words)
  const misconception = outcomes.find((outcome) => outcome.misconception)?.misconception
  const [each, kept] = [rule.max_score / items.length, keptByEach(tally, scoring)]
  const parts = outcomes.map((outcome) => partOf({ ...outcome, share: outcome.share * kept }, each))
  return { ...whole, parts, ...(misconception && { misconception }) }
}

function markOne(
  { key, foreseen: slipOf }: Selection,
  order: number,
  rule: SelectionRule,
): Outcome {
  if (order === 0) return notYet(rule.marker, rule.empty)
  if (order === key) return right(rule.marker, rule.right)
  const slip = slipOf?.(order)
  return slip ? foreseen(rule.marker, slip) : notYet(rule.marker, rule.wrong)
}

/** Each gap is one item. */
export function markCloze(question: ClozeQuestion, answer: Answer): Outcome {
  const items = question.gaps.map(({ options, answer: key }) => ({
    options: options.length,
    key,
    foreseen: (order: number) => options[order - 1]?.misconception,
  }))
  return markSelections(items, answer, {
    marker: 'cloze',
    max_score: question.max_score,
    scoring: question.scoring ?? 'per_item',
    words: 'gaps are right',
    outside: 'One of your choices is not in this question.',
    empty: 'This gap is still empty.',
    right: 'This one is right.',
    wrong: 'This one does not fit yet.',
  })
}
