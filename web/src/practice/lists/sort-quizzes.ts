import { quizGroup } from '@learngrove/contract/roles'
import type { Quiz } from '#home/home.data.ts'

const time = (moment: string | null, without: number) =>
  moment === null ? without : Date.parse(moment)

const latestFinished = (one: Quiz, other: Quiz) =>
  time(other.status.graded_at, 0) - time(one.status.graded_at, 0)

const earliestDue = (one: Quiz, other: Quiz) =>
  time(one.due_date, Number.POSITIVE_INFINITY) === time(other.due_date, Number.POSITIVE_INFINITY)
    ? 0
    : time(one.due_date, Number.POSITIVE_INFINITY) - time(other.due_date, Number.POSITIVE_INFINITY)

/** Everything that is finished, the latest first. */
export const finishedOf = (quizzes: readonly Quiz[]): Quiz[] =>
  quizzes.filter(({ status }) => status.is_completed).sort(latestFinished)

/** What teachers set: past its day and open still, open, and done. The earliest due stands first. */
export function assignedOf(quizzes: readonly Quiz[], now: Date) {
  const set = quizzes.filter(({ group_type_id }) => group_type_id === quizGroup.assignment)
  const open = set.filter(({ status }) => !status.is_completed).sort(earliestDue)
  const isLate = ({ due_date }: Quiz) => time(due_date, Number.POSITIVE_INFINITY) < now.getTime()
  return {
    late: open.filter(isLate),
    open: open.filter((quiz) => !isLate(quiz)),
    done: finishedOf(set),
  }
}
