import type { analysis } from '@learngrove/contract/analysis'
import type { Input, Output } from '@learngrove/contract/route'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import {
  findStudent,
  type StudyWeek,
  type SubjectWeek,
  selectStudyWeeks,
  selectSubjectWeeks,
} from './analysis.queries.ts'

type Weekly = typeof analysis.weeklyStatistics
type Study = typeof analysis.studyStatistics

/** The Mondays of the week of a day and of the week before. */
function mondaysOf(day: string): { this_week: string; last_week: string } {
  const today = Temporal.PlainDate.from(day)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return { this_week: monday.toString(), last_week: monday.subtract({ days: 7 }).toString() }
}

/** Finds the weeks of a student whose work the caller may read. Refuses anybody else's as not found. */
async function weeksOf({ db, actor, now }: Context<'any'>, id: string) {
  const student = await findStudent(db, { id, actor })
  if (!student) throw new AppError('NOT_FOUND')
  const { time_zone } = student
  const { this_week, last_week } = mondaysOf(dayIn(time_zone, now))
  const of = { student_id: id, time_zone, mondays: [last_week, this_week] }
  const pick = <Week extends { readonly monday: string }>(weeks: readonly Week[]) => {
    const find = (monday: string) => weeks.find((week) => week.monday === monday)
    const [current, before] = [find(this_week), find(last_week)]
    if (!current || !before) throw new Error('A week that was asked for is not there')
    return { current, before }
  }
  return { of, pick }
}

const percentOf = ({ share }: SubjectWeek): number | null =>
  share === null ? null : Math.round(share * 1000) / 10

/** Reads a student's week in a subject, beside the whole week before. */
export async function readWeeklyStatistics(
  context: Context<Weekly['audience']>,
  { child, subject }: Input<Weekly>['params'],
): Promise<Output<Weekly>> {
  const { of, pick } = await weeksOf(context, child)
  const { current, before } = pick(
    await selectSubjectWeeks(context.db, { ...of, subject_id: subject }),
  )
  const [now, then] = [percentOf(current), percentOf(before)]
  return {
    avg_mark: now,
    qns_count: current.questions,
    topic_count: current.topics,
    avg_mark_difference: now === null || then === null ? null : Math.round((now - then) * 10) / 10,
    qns_count_difference: current.questions - before.questions,
    topic_count_difference: current.topics - before.topics,
  }
}

const minuteSeconds = 60

const studied = ({ seconds, monday: _, ...week }: StudyWeek) => ({
  ...week,
  minutes: Math.round(seconds / minuteSeconds),
})

/** Reads how a student has studied, this week and in the week before. */
export async function readStudyStatistics(
  context: Context<Study['audience']>,
  { student_id }: Input<Study>['query'],
): Promise<Output<Study>> {
  const { of, pick } = await weeksOf(context, student_id ?? context.actor.id)
  const { current, before } = pick(await selectStudyWeeks(context.db, of))
  return { this_week: studied(current), last_week: studied(before) }
}
