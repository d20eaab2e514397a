import { analysis } from '@learngrove/contract/analysis'
import { implement } from '#platform/implement.ts'
import { countAnalyticsEvent } from './count-event.ts'
import { readStudyStatistics, readWeeklyStatistics } from './read-weeks.ts'

export const analysisRoutes = implement(analysis, {
  weeklyStatistics: (context, { params }) => readWeeklyStatistics(context, params),
  studyStatistics: (context, { query }) => readStudyStatistics(context, query),
  analyticsEvent: (context, { body }) => countAnalyticsEvent(context, body),
})
