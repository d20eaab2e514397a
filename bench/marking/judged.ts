import { performance } from 'node:perf_hooks'
import { judge } from '@learngrove/marking'
import type { Verdict } from '@learngrove/marking/judgement'
import { taskOf } from './adapt.ts'
import { algebra } from './algebra.ts'
import { median, quantile } from './quantile.ts'
import { isTask, type Row } from './row.ts'

export type TypeFigures = {
  readonly rows: number
  /** The part of the rows that are judged as expected. */
  readonly accuracy: number
  readonly false_accepts: number
  readonly false_rejects: number
  /** Not marked: the student is told what to mend. */
  readonly unread: number
  /** Left to a teacher. */
  readonly unsure: number
}

export type SetFigures = TypeFigures & {
  /** Rows that ask for what no question of ours asks; they are in no other count. */
  readonly not_measured: number
  readonly not_measured_by: Readonly<Record<string, number>>
  /** Rows whose verdict follows a convention that we do not share; they are in no other count. */
  readonly conventions: Readonly<Record<string, { readonly rows: number; readonly agreed: number }>>
  readonly by_type: Readonly<Record<string, TypeFigures>>
  readonly ms_median: number
  readonly ms_p95: number
}

export type MissKind = 'false accept' | 'false refusal' | 'unread' | 'unsure'

export type Miss = {
  readonly row: Row
  readonly kind: MissKind | 'convention' | 'not measured'
  readonly verdict?: Verdict
  readonly because: string
}

type JudgedRow = {
  readonly row: Row
  readonly verdict: Verdict
  readonly because: string
  readonly ms: number
  readonly convention: string | undefined
  /** Undefined where it is judged as expected. */
  readonly kind: MissKind | undefined
}

/** An answer that is not read or not decided is no false accept and no false refusal. */
function kindOf(isAccepted: boolean, verdict: Verdict, expected: boolean): MissKind | undefined {
  if (isAccepted === expected) return undefined
  if (isAccepted) return 'false accept'
  return verdict === 'unread' || verdict === 'unsure' ? verdict : 'false refusal'
}

function judgeRow(row: Row): JudgedRow | Miss {
  const task = taskOf(row)
  if (!isTask(task)) return { row, kind: 'not measured', because: task.notMeasured }
  const { question, answer, options, accepts = ['right'], convention } = task
  const from = performance.now()
  const { verdict, scoring_rationale } = judge(question, answer, { ...options, algebra })
  const ms = performance.now() - from
  const kind = kindOf(accepts.includes(verdict), verdict, row.expected)
  return { row, verdict, because: scoring_rationale, ms, convention, kind }
}

function figuresOf(judged: readonly JudgedRow[]): TypeFigures {
  const count = (kind: MissKind) => judged.filter((each) => each.kind === kind).length
  const hits = judged.filter(({ kind }) => kind === undefined).length
  return {
    rows: judged.length,
    accuracy: hits / Math.max(1, judged.length),
    false_accepts: count('false accept'),
    false_rejects: count('false refusal'),
    unread: judged.filter(({ verdict }) => verdict === 'unread').length,
    unsure: judged.filter(({ verdict }) => verdict === 'unsure').length,
  }
}

const isJudged = (each: JudgedRow | Miss): each is JudgedRow => 'ms' in each

const countBy = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
  )

/** Judges every row; what no question of ours asks for is counted as not measured. */
export function judgeSet(rows: readonly Row[]): SetFigures & { readonly misses: readonly Miss[] } {
  const all = rows.map(judgeRow)
  const measured = all.filter(isJudged)
  const judged = measured.filter(({ convention }) => convention === undefined)
  const apart = measured.filter(({ convention }) => convention !== undefined)
  const left = all.filter((each) => !isJudged(each))
  const times = measured.map(({ ms }) => ms)
  const types = Map.groupBy(judged, ({ row }) => row.type)
  const conventions = Map.groupBy(apart, ({ convention = '' }) => convention)
  return {
    ...figuresOf(judged),
    not_measured: left.length,
    not_measured_by: countBy(left.map(({ because }) => because)),
    conventions: Object.fromEntries(
      [...conventions].map(([name, those]) => [
        name,
        { rows: those.length, agreed: those.filter(({ kind }) => kind === undefined).length },
      ]),
    ),
    by_type: Object.fromEntries([...types].map(([type, those]) => [type, figuresOf(those)])),
    ms_median: median(times),
    ms_p95: quantile(times, 0.95),
    misses: all.flatMap(missOf),
  }
}

function missOf(each: JudgedRow | Miss): readonly Miss[] {
  if (!isJudged(each)) return [each]
  const { row, verdict, because, convention, kind } = each
  if (kind === undefined) return []
  if (convention === undefined) return [{ row, kind, verdict, because }]
  return [{ row, kind: 'convention', verdict, because: `${convention}: ${because}` }]
}
