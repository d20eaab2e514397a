import { performance } from 'node:perf_hooks'
import { judge } from '@learngrove/marking'
import type { GradedAnswer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { assignFolds, keyOf, plainText, type TextExample } from '@learngrove/marking/text-training'
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

/** Answers that a teacher has marked, and answers that are judged with their help. */
export type Lesson = {
  readonly graded: readonly GradedAnswer[]
  readonly held: readonly TextExample[]
}
/** The lessons that are made of the answers to one question. */
export type Teaching = (those: readonly TextExample[]) => readonly Lesson[]

export const untaught: Teaching = (those) => [{ graded: [], held: those }]

const gradedOf = ({ answer, is_right }: TextExample): GradedAnswer => ({
  value: answer,
  share: is_right ? 1 : 0,
})

/** Each fifth of the answers, with the other four marked; answers of the same words stay together. */
export const taughtByOthers: Teaching = (those) => {
  const folds = assignFolds(
    those.map(({ answer }) => plainText(answer)),
    FOLDS,
  )
  const isIn = (fold: number) => (each: TextExample) => folds.get(plainText(each.answer)) === fold
  return Array.from({ length: FOLDS }, (_, fold) => ({
    graded: those.filter((each) => !isIn(fold)(each)).map(gradedOf),
    held: those.filter(isIn(fold)),
  }))
}

const PICKS = ['one', 'two', 'three']

/** All answers but some of different words, which are marked; picked by their hash, three times. */
export const taughtBy =
  (count: number): Teaching =>
  (those) =>
    PICKS.map((pick) => {
      const keyed = those.map((each) => ({ each, key: `${pick} ${plainText(each.answer)}` }))
      const keys = keyed.map(({ key }) => key)
      const ranks = assignFolds(keys, new Set(keys).size)
      const [marked, held] = [new Map<string, GradedAnswer>(), [] as TextExample[]]
      for (const { each, key } of keyed)
        if ((ranks.get(key) ?? 0) < count) marked.set(key, gradedOf(each))
        else held.push(each)
      return { graded: [...marked.values()], held }
    })

/** Judges answers as a student's would be. */
export function shippedFigures(
  examples: readonly TextExample[],
  teach: Teaching = untaught,
): ShippedFigures {
  const times: number[] = []
  let [decided, hits, accepts, rejects, unread] = [0, 0, 0, 0, 0]
  for (const those of Map.groupBy(examples, keyOf).values()) {
    const [first] = those
    if (first === undefined) continue
    const { question: text, references } = first
    const question: Question = { ...plainQuestion, type: 'short_text', text, references }
    for (const { graded, held } of teach(those))
      for (const { answer, is_right } of held) {
        const from = performance.now()
        const { verdict } = judge(question, { value: answer }, { graded })
        times.push(performance.now() - from)
        if (verdict === 'unread') unread += 1
        if (verdict === 'unread' || verdict === 'unsure') continue
        decided += 1
        const isRight = verdict === 'right'
        if (isRight === is_right) hits += 1
        else if (isRight) accepts += 1
        else rejects += 1
      }
  }
  return {
    rows: times.length,
    decided: decided / Math.max(1, times.length),
    accuracy_of_decided: hits / Math.max(1, decided),
    false_accepts: accepts,
    false_rejects: rejects,
    unread,
    ms_median: median(times),
    ms_p95: quantile(times, 0.95),
    ms_max: Math.max(0, ...times),
  }
}
