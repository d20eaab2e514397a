import { performance } from 'node:perf_hooks'
import { readMaths } from '@learngrove/maths'
import { finalAnswer } from '@learngrove/maths/notation'
import { median, quantile } from './quantile.ts'

/** An answer that is only to be read: what a teacher gives as the key, in LaTeX. */
export type KeyRow = { readonly latex: string }

export const isKeyRow = (value: unknown): value is KeyRow =>
  typeof value === 'object' && value !== null && 'latex' in value && typeof value.latex === 'string'

/** How many keys are read, and which are not, with what is said about them. */
export function readSet(rows: readonly KeyRow[]) {
  const times: number[] = []
  const misses: { readonly latex: string; readonly because: string }[] = []
  for (const { latex } of rows) {
    const from = performance.now()
    const read = readMaths(finalAnswer(latex))
    times.push(performance.now() - from)
    if (!read.ok) misses.push({ latex, because: read.message })
  }
  return {
    rows: rows.length,
    read: (rows.length - misses.length) / Math.max(1, rows.length),
    ms_median: median(times),
    ms_p95: quantile(times, 0.95),
    misses,
  }
}
