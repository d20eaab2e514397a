import type { week as ofWeek, work } from '@learngrove/contract/reports.shapes'
import type { z } from 'zod'
import type { WeekRow, WorkRow } from './figures.queries.ts'

export type Work = z.output<typeof work>

const minuteSeconds = 60
const nothing: WorkRow = { answers: 0, first_tries: 0, first_right: 0, seconds: 0, hints: 0 }

/** A share of a whole in per cent; none of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

export const workOf = ({ answers, first_tries, first_right, seconds, hints }: WorkRow): Work => ({
  answers,
  first_right: percentOf(first_right, first_tries),
  minutes: Math.round(seconds / minuteSeconds),
  hints,
})

export const weekOf = ({ week, num_students, ...row }: WeekRow): z.output<typeof ofWeek> => ({
  week,
  num_students,
  ...workOf(row),
})

/** Adds rows up before anything is rounded. */
export const sumOf = (rows: readonly WorkRow[]): WorkRow =>
  rows.reduce(
    (sum, row) => ({
      answers: sum.answers + row.answers,
      first_tries: sum.first_tries + row.first_tries,
      first_right: sum.first_right + row.first_right,
      seconds: sum.seconds + row.seconds,
      hints: sum.hints + row.hints,
    }),
    nothing,
  )
