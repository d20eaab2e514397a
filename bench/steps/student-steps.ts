import { quantile } from '../marking/quantile.ts'
import { judgeStep } from './judge-step.ts'
import { UNHELPFUL, WRONG } from './labels.ts'
import { lineAfter, type StepRow } from './row.ts'

/** Figures over the steps of students; a share is from 0 to 1. */
export type StudentFigures = {
  readonly rows: number
  /** Lines that nobody can read, such as `y=-(`; they are in no other figure. */
  readonly unread: number
  /** Labelled neither wrong nor unhelpful (too much at once); in no other figure. */
  readonly left_out: number
  readonly wrong: number
  readonly unhelpful: number
  /** Right or wrong as the label says. */
  readonly validity: number
  /** Of the wrong steps those that are found wrong and are told a mistake. */
  readonly named: number
  /** The same without those that are told only which calculation to do again. */
  readonly named_by_kind: number
  /** Of the named ones those that say what the label says. */
  readonly agreed: number
  /** The same without the label that does not say how. */
  readonly agreed_where_told: number
  /** Of the unhelpful steps those that are told what would help. */
  readonly recognised: number
  readonly ms_median: number
  readonly ms_p95: number
  readonly ms_worst: number
}

const VAGUE = 'EXPRESSION_NOT_EQUIVALENT'

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

export function judgeStudents(rows: readonly StepRow[]): StudentFigures & {
  readonly misses: readonly string[]
} {
  const times: number[] = []
  const misses: string[] = []
  const n = { unread: 0, left_out: 0, wrong: 0, unhelpful: 0, valid: 0 }
  const told = { named: 0, by_kind: 0, agreed: 0, clear: 0, clear_agreed: 0, recognised: 0 }
  for (const row of rows) {
    const codes = WRONG[row.label]
    if (codes === undefined && !UNHELPFUL.has(row.label)) {
      n.left_out += 1
      continue
    }
    const after = lineAfter(row)
    const { verdict, code, note, ms } = judgeStep(row.before, after)
    if (verdict === 'unread') {
      n.unread += 1
      continue
    }
    times.push(ms)
    if ((verdict === 'wrong') === (codes !== undefined) && verdict !== 'undecided') n.valid += 1
    else misses.push(`validity ${row.label}: ${row.before} | ${after} | ${verdict}`)
    if (codes === undefined) {
      n.unhelpful += 1
      if (verdict === 'right' && note !== undefined) told.recognised += 1
      else misses.push(`unhelpful ${row.label}: ${row.before} | ${after} | ${verdict}`)
      continue
    }
    n.wrong += 1
    if (verdict !== 'wrong' || code === undefined) {
      misses.push(`unnamed ${row.label}: ${row.before} | ${after} | ${verdict}`)
      continue
    }
    told.named += 1
    if (code !== 'miscalculated') told.by_kind += 1
    const isAgreed = codes.includes(code)
    if (isAgreed) told.agreed += 1
    else misses.push(`other ${row.label}: ${row.before} | ${after} | ${code}`)
    if (row.label === VAGUE) continue
    told.clear += 1
    if (isAgreed) told.clear_agreed += 1
  }
  return {
    rows: rows.length,
    unread: n.unread,
    left_out: n.left_out,
    wrong: n.wrong,
    unhelpful: n.unhelpful,
    validity: share(n.valid, n.wrong + n.unhelpful),
    named: share(told.named, n.wrong),
    named_by_kind: share(told.by_kind, n.wrong),
    agreed: share(told.agreed, told.named),
    agreed_where_told: share(told.clear_agreed, told.clear),
    recognised: share(told.recognised, n.unhelpful),
    ms_median: quantile(times, 0.5),
    ms_p95: quantile(times, 0.95),
    ms_worst: quantile(times, 1),
    misses,
  }
}
