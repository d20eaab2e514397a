import { limits } from '@learngrove/contract/reports.limits'
import type { cell, estimate } from '@learngrove/contract/reports.shapes'
import { BUDDING, MASTERED, masteryAt, type Standing } from '@learngrove/mastery'
import type { z } from 'zod'
import type { PackedCell } from './figures.queries.ts'

export type Cell = z.output<typeof cell>
export type Estimate = z.output<typeof estimate>

/** What a student did in a topic, and likely knows of it. */
export type Known = Cell & {
  readonly in_range: number
  readonly first_tries: number
  readonly first_right: number
}

const percent = (share: number): number => Math.round(share * 100)

/** Unpacks a cell. Nothing is estimated of a topic with few answers, however they came out. */
export function knownOf(packed: PackedCell, now: Date): Known {
  const [, answers, in_range, first_tries, first_right] = packed
  const estimate = answers < limits.least_answers ? null : estimateOf(standingOf(packed), now)
  return { answers, in_range, first_tries, first_right, estimate }
}

function standingOf(packed: PackedCell): Standing | undefined {
  const [, , , , , ability, variance, count, credit, mastered_at, stability, reviewed_at] = packed
  if (ability === null) return undefined
  return {
    ...{ ability, count, credit, mastered_at, memory: { stability, reviewed_at } },
    ...(variance !== null && { variance }),
  }
}

/** Puts what the learner model knows as a teacher reads it; the level is that of the student's own plant. */
function estimateOf(state: Standing | undefined, now: Date): Estimate | null {
  if (!state) return null
  const { strength, mastery, low, high, is_review_due } = masteryAt(state, now)
  return {
    mastery: percent(mastery),
    low: percent(low),
    high: percent(high),
    level: strength >= MASTERED ? 'secure' : strength >= BUDDING ? 'growing' : 'not_yet',
    is_fading: is_review_due,
  }
}

/** The mean of estimates, and where it likely is: the doubts of many, each for itself, partly cancel out. */
export function meanOf(estimates: readonly Estimate[]) {
  const count = estimates.length
  if (count === 0) return { mean: null, low: null, high: null }
  const mean = estimates.reduce((sum, { mastery }) => sum + mastery, 0) / count
  const doubt = (part: (each: Estimate) => number) =>
    Math.sqrt(estimates.reduce((sum, each) => sum + part(each) ** 2, 0)) / count
  return {
    mean: Math.round(mean),
    low: Math.max(0, Math.round(mean - doubt(({ mastery, low }) => mastery - low))),
    high: Math.min(100, Math.round(mean + doubt(({ mastery, high }) => high - mastery))),
  }
}
