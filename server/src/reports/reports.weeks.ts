import type { EvidenceRow, Projection } from '#platform/projections/projections.ts'
import {
  deleteQuestionWeeks,
  deleteTopicWeeks,
  fillQuestionWeeks,
  fillTopicWeeks,
} from './weeks.queries.ts'

/** Whose week is to be summed up anew: whatever a row says, its whole week is read. */
const touchedBy = (rows: readonly EvidenceRow[]) =>
  rows.map(({ student_id, school_id, happened_at }) => ({ student_id, school_id, happened_at }))

/** Sums up what each student did in each topic, week by week. */
export const topicWeeks: Projection = {
  name: 'topic_weeks',
  follows: {
    table: 'topic_weeks',
    key: ['student_id', 'course_id', 'topic_id', 'week', 'school_id'],
  },
  apply: (tx, rows) => fillTopicWeeks(tx, touchedBy(rows)),
  reset: deleteTopicWeeks,
}

/** Sums up what each student did at each question, week by week: how hard it was, and what was taken for what. */
export const questionWeeks: Projection = {
  name: 'question_weeks',
  follows: {
    table: 'question_weeks',
    key: ['student_id', 'course_id', 'week', 'question_id', 'school_id'],
  },
  apply: (tx, rows) => fillQuestionWeeks(tx, touchedBy(rows)),
  reset: deleteQuestionWeeks,
}
