import type { Projection } from '#platform/projections/projections.ts'
import { addMisconceptions, deleteMisconceptions } from './revision.misconceptions.queries.ts'

/** How often each student showed which misconception in which topic: what a teacher goes through again. */
export const misconceptionCounts: Projection = {
  name: 'misconception_counts',
  apply: async (tx, rows) => {
    const shown = rows.filter(({ misconception }) => misconception !== null)
    if (shown.length > 0) await addMisconceptions(tx, shown)
  },
  reset: deleteMisconceptions,
}
