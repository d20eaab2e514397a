import type { Received } from '@learngrove/contract/call'
import { counted } from '#platform/number-words.ts'

export type Statistics =
  Received<'GET /analysis/weekly-student-statistics/{child}/subject/{subject}'>

export type Figure = { readonly name: string; readonly now: string; readonly beside: string }

/** What stood last week: the difference is to the whole of it, and this week may have only begun. */
const before = (now: number, difference: number) => now - difference

const counts = (count: number, one: string) => (count === 0 ? 'none' : counted(count, one))

function besideMarks({
  avg_mark,
  avg_mark_difference,
  qns_count_difference,
  qns_count,
}: Statistics) {
  if (avg_mark === null) return 'nothing answered this week'
  if (avg_mark_difference !== null) {
    const then = Math.round(before(avg_mark, avg_mark_difference))
    return then === Math.round(avg_mark) ? 'as last week' : `${then} % last week`
  }
  return before(qns_count, qns_count_difference) === 0 ? 'nothing answered last week' : ''
}

/** The figures of a week in a subject, each beside the whole week before. */
export function figuresOf(week: Statistics): Figure[] {
  const questions = before(week.qns_count, week.qns_count_difference)
  const topics = before(week.topic_count, week.topic_count_difference)
  return [
    {
      name: 'Marks',
      now: week.avg_mark === null ? 'None yet' : `${Math.round(week.avg_mark)} %`,
      beside: besideMarks(week),
    },
    {
      name: 'Questions',
      now: String(week.qns_count),
      beside: `${counts(questions, 'question')} in all of last week`,
    },
    {
      name: 'Topics',
      now: String(week.topic_count),
      beside: `${counts(topics, 'topic')} in all of last week`,
    },
  ]
}
