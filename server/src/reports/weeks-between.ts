import { limits } from '@learngrove/contract/reports.limits'
import { dayIn } from '#gamification/gamification.streak.ts'
import { AppError } from '#platform/errors.ts'

/** Whole weeks, by their Mondays. */
export type Weeks = {
  readonly first: string
  readonly last: string
  readonly time_zone: string
}

const daysOfWeek = 7

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 })

/** The weeks of these days; the last few where nothing is said. A range the wrong way round is turned. */
export function weeksBetween(
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
  { time_zone, now }: { readonly time_zone: string; readonly now: Date },
): Weeks {
  const to = Temporal.PlainDate.from(end ?? dayIn(time_zone, now))
  const from = start
    ? Temporal.PlainDate.from(start)
    : to.subtract({ days: daysOfWeek * (limits.usual_weeks - 1) })
  const isTurned = Temporal.PlainDate.compare(from, to) > 0
  const [first, last] = (isTurned ? [to, from] : [from, to]).map(mondayOf)
  if (!first || !last) throw new Error('A range has two ends')
  if (first.until(last).days > limits.most_days) throw new AppError('RANGE_TOO_LONG')
  return { first: first.toString(), last: last.toString(), time_zone }
}

/** So many weeks to now, this one counted. */
export function weeksToNow(
  count: number,
  at: { readonly time_zone: string; readonly now: Date },
): Weeks {
  const { last, time_zone } = weeksBetween({}, at)
  const first = Temporal.PlainDate.from(last).subtract({ days: daysOfWeek * (count - 1) })
  return { first: first.toString(), last, time_zone }
}

/** The same number of weeks before. */
export function weeksBefore({ first, last, time_zone }: Weeks): Weeks {
  const begin = Temporal.PlainDate.from(first)
  const days = begin.until(Temporal.PlainDate.from(last)).days + daysOfWeek
  return {
    first: begin.subtract({ days }).toString(),
    last: begin.subtract({ days: daysOfWeek }).toString(),
    time_zone,
  }
}

/** The first day and the last. */
export const rangeOf = ({ first, last }: Weeks) => ({
  start: first,
  end: Temporal.PlainDate.from(last)
    .add({ days: daysOfWeek - 1 })
    .toString(),
})
