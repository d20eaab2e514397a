import { performance } from 'node:perf_hooks'
import { judge } from '@learngrove/marking'
import { taskOf } from './adapt.ts'
import { algebra } from './algebra.ts'
import { median, quantile } from './quantile.ts'
import type { Row } from './row.ts'

export type SetFigures = {
  readonly rows: number
  /** The part of the rows that are judged as expected. */
  readonly accuracy: number
  readonly false_accepts: number
  readonly false_rejects: number
  /** Not marked: the student is told what to mend. */
  readonly unread: number
  /** Left to a teacher. */
  readonly unsure: number
  /** Of a kind that nobody types, and not counted. */
  readonly skipped: number
  readonly ms_median: number
  readonly ms_p95: number
}

export type Miss = { readonly row: Row; readonly verdict: string; readonly because: string }

/** Judges every row. An answer that is not read or not decided is no false accept and no false reject. */
export function judgeSet(rows: readonly Row[]): SetFigures & { readonly misses: readonly Miss[] } {
  const times: number[] = []
  const misses: Miss[] = []
  let [accepted, rejected, unread, unsure, skipped] = [0, 0, 0, 0, 0]
  for (const row of rows) {
    const task = taskOf(row)
    if (task === undefined) {
      skipped += 1
      continue
    }
    const from = performance.now()
    const { verdict, scoring_rationale } = judge(task.question, task.answer, {
      ...task.options,
      algebra,
    })
    times.push(performance.now() - from)
    const isRight = verdict === 'right'
    if (verdict === 'unread') unread += 1
    if (verdict === 'unsure') unsure += 1
    if (isRight === row.expected) continue
    misses.push({ row, verdict, because: scoring_rationale })
    if (isRight) accepted += 1
    else if (verdict !== 'unread' && verdict !== 'unsure') rejected += 1
  }
  const judged = rows.length - skipped
  return {
    rows: judged,
    accuracy: (judged - misses.length) / Math.max(1, judged),
    false_accepts: accepted,
    false_rejects: rejected,
    unread,
    unsure,
    skipped,
    ms_median: median(times),
    ms_p95: quantile(times, 0.95),
    misses,
  }
}
