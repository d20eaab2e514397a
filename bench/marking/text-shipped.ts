import { performance } from 'node:perf_hooks'
import { judge } from '@learngrove/marking'
import type { GradedAnswer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { assignFolds, keyOf, type TextExample } from '@learngrove/marking/text-training'
import { median, quantile } from './quantile.ts'
import { plainQuestion } from './row.ts'
import { FOLDS } from './text-figures.ts'

/** What `judge` says: the part that it decides, and how often that is right. */
export type ShippedFigures = {
  readonly rows: number
  /** The part that is marked and does not wait for a teacher. */
  readonly decided: number
  readonly accuracy_of_decided: number
  readonly false_accepts: number
  readonly false_rejects: number
  readonly unread: number
  readonly ms_median: number
  readonly ms_p95: number
  /** Learning from marked answers included. */
  readonly ms_max: number
}

/**
 * Judges all answers as a student's would be. With `keys` five-fold: the answers to the same
 * question whose keys are dealt into the other parts are given as marked ones.
 */
export function shippedFigures(
  examples: readonly TextExample[],
  keys?: readonly string[],
): ShippedFigures {
  const folds = assignFolds(keys ?? [], FOLDS)
  const times: number[] = []
  let [decided, hits, accepts, rejects, unread] = [0, 0, 0, 0, 0]
  const numbered = examples.map((example, i) => ({ example, fold: folds.get(keys?.[i] ?? '') }))
  for (const those of Map.groupBy(numbered, ({ example }) => keyOf(example)).values()) {
    const [first] = those
    if (first === undefined) continue
    const { question: text, references } = first.example
    const question: Question = { ...plainQuestion, type: 'short_text', text, references }
    const lessons = Array.from({ length: FOLDS }, (_, fold): readonly GradedAnswer[] =>
      those
        .filter((each) => each.fold !== fold)
        .map(({ example }) => ({ value: example.answer, share: example.is_right ? 1 : 0 })),
    )
    for (const { example, fold } of those) {
      const graded = fold === undefined ? [] : (lessons[fold] ?? [])
      const from = performance.now()
      const { verdict } = judge(question, { value: example.answer }, { graded })
      times.push(performance.now() - from)
      if (verdict === 'unread') unread += 1
      if (verdict === 'unread' || verdict === 'unsure') continue
      decided += 1
      const isRight = verdict === 'right'
      if (isRight === example.is_right) hits += 1
      else if (isRight) accepts += 1
      else rejects += 1
    }
  }
  return {
    rows: examples.length,
    decided: decided / Math.max(1, examples.length),
    accuracy_of_decided: hits / Math.max(1, decided),
    false_accepts: accepts,
    false_rejects: rejects,
    unread,
    ms_median: median(times),
    ms_p95: quantile(times, 0.95),
    ms_max: Math.max(0, ...times),
  }
}
