import type { Projection } from '#platform/projections/projections.ts'
import { addMisconceptions, deleteMisconceptions } from './revision.misconceptions.queries.ts'

/** Counts how often each student showed which misconception in which topic, for teachers to revise. */
export const misconceptionCounts: Projection = {
  name: 'misconception_counts',
  follows: {
    table: 'misconception_counts',
    key: ['student_id', 'topic_id', 'misconception'],
  },
  apply: async (tx, rows) => {
    const shown = rows.filter(
      ({ misconception, replaces }) => misconception !== null || replaces !== null,
    )
    if (shown.length > 0) await addMisconceptions(tx, shown)
  },
  reset: deleteMisconceptions,
}
