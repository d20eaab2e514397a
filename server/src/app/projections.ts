import type { Projection } from '#platform/projections/projections.ts'
import { questionWeeks, topicWeeks } from '#reports/reports.weeks.ts'
import { misconceptionCounts } from '#revision/revision.misconceptions.ts'

/** Every projection of the evidence; one that is not listed here does not follow it. */
export const projections: readonly Projection[] = [misconceptionCounts, topicWeeks, questionWeeks]
