import type { families } from '@learngrove/contract/families'
import type { Output } from '@learngrove/contract/route'
import type { Practised } from './families.week.queries.ts'

type Week = Output<typeof families.childWeek>
type Figures = Omit<Week, 'due' | 'consents'>

/** How many weeks are drawn side by side, including this one. */
export const weeksShown = 6
/** Least number of answers that show a strength. */
const leastAnswered = 5
/** Share of answers right at the first try that makes a topic a strength. */
const leastShare = 0.7
const topicsNamed = 2
const minuteSeconds = 60

/** Returns the Mondays of the weeks that are shown, the oldest first, for a day `YYYY-MM-DD`. */
export function mondaysUpTo(today: string): string[] {
  const day = Temporal.PlainDate.from(today)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return Array.from({ length: weeksShown }, (_, index) =>
    monday.subtract({ weeks: weeksShown - 1 - index }).toString(),
  )
}

const daysFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) =>
    Temporal.PlainDate.from(monday).add({ days: index }).toString(),
  )

/** Selects by date; dates written `YYYY-MM-DD` sort as text. */
const between = (rows: readonly Practised[], first: string, last: string) =>
  rows.filter(({ day }) => day >= first && day <= last)

type Count = {
  readonly [Key in keyof Practised]-?: Practised[Key] extends number ? Key : never
}[keyof Practised]

const sum = (rows: readonly Practised[], count: Count) =>
  rows.reduce((total, row) => total + row[count], 0)

const minutesOf = (rows: readonly Practised[]) => Math.round(sum(rows, 'seconds') / minuteSeconds)

const shareOf = (rows: readonly Practised[]) => {
  const answered = sum(rows, 'answered')
  return answered === 0 ? null : sum(rows, 'right_first') / answered
}

/**
 * Computes the figures of a child's week from its practice of the last weeks. Time is compared with
 * the week before up to the same weekday, because half a week beside a whole one would always be
 * less; shares are compared with the whole week before.
 */
export function figuresOf(practised: readonly Practised[], today: string): Figures {
  const mondays = mondaysUpTo(today)
  const weeks = mondays.map((monday) => between(practised, monday, daysFrom(monday)[6] ?? monday))
  const [before = [], now = []] = weeks.slice(-2)
  const thisMonday = mondays.at(-1) ?? today
  const sameDay = Temporal.PlainDate.from(today).subtract({ weeks: 1 }).toString()
  const beside = (count: Count, of: Count) => ({
    now: sum(now, count),
    of: sum(now, of),
    before: sum(before, count),
    before_of: sum(before, of),
  })
  const strength = strengthOf(now)
  return {
    days: daysFrom(thisMonday).map((date) => ({
      date,
      minutes: minutesOf(between(now, date, date)),
    })),
    minutes: minutesOf(now),
    minutes_before: minutesOf(between(before, mondays.at(-2) ?? today, sameDay)),
    tried_again: beside('tried_again', 'missed_first'),
    hints_after_try: beside('hints_after_try', 'hints'),
    subjects: subjectsOf(weeks),
    strength,
    to_ask: topicToAsk(now, strength?.topic),
  }
}

function subjectsOf(weeks: readonly Practised[][]): Figures['subjects'] {
  const groups = Map.groupBy(weeks.flat(), ({ course_id }) => course_id)
  return [...groups].flatMap(([course_id, rows]) => {
    const [first] = rows
    if (!first) return []
    const byWeek = weeks.map((week) => week.filter((row) => row.course_id === course_id))
    const [before = [], now = []] = byWeek.slice(-2)
    return {
      course_id,
      subject_id: first.subject_id,
      subject_name: first.subject_name,
      topics: topicsOf(now)
        .slice(0, topicsNamed)
        .map(({ topic }) => topic),
      right_first: {
        now: sum(now, 'right_first'),
        of: sum(now, 'answered'),
        before: sum(before, 'right_first'),
        before_of: sum(before, 'answered'),
      },
      weeks: byWeek.map(shareOf),
    }
  })
}

/** Lists the topics of some practice, the most practised first. */
function topicsOf(rows: readonly Practised[]) {
  const groups = Map.groupBy(rows, ({ topic_id }) => topic_id)
  return [...groups.values()]
    .flatMap((group) => {
      const [{ topic, objective } = { topic: null, objective: null }] = group
      const [answered, right_first] = [sum(group, 'answered'), sum(group, 'right_first')]
      return topic === null ? [] : [{ topic, objective, answered, right_first }]
    })
    .sort((left, right) => right.answered - left.answered)
}

/** Finds the topic with the largest share right at the first try, if enough was answered. */
function strengthOf(rows: readonly Practised[]): Figures['strength'] {
  const [best] = topicsOf(rows)
    .filter(({ answered }) => answered >= leastAnswered)
    .filter(({ answered, right_first }) => right_first / answered >= leastShare)
    .sort((left, right) => right.right_first / right.answered - left.right_first / left.answered)
  return best ? { topic: best.topic, right_first: best.right_first, answered: best.answered } : null
}

/** Finds what to talk about: the topic practised most that is not a strength already, if there is one. */
function topicToAsk(rows: readonly Practised[], strength: string | undefined): Figures['to_ask'] {
  const topics = topicsOf(rows).flatMap(({ topic, objective }) =>
    objective === null ? [] : [{ topic, objective }],
  )
  return topics.find(({ topic }) => topic !== strength) ?? topics[0] ?? null
}
