import { analysis } from '@learngrove/contract/analysis'
import { implement } from '#platform/implement.ts'
import { countAnalyticsEvent } from './count-event.ts'
import { readChatStatistics, readHardestQuestions } from './read-classes.ts'
import { readStudyStatistics, readWeeklyStatistics } from './read-weeks.ts'

export const analysisRoutes = implement(analysis, {
  weeklyStatistics: (context, { params }) => readWeeklyStatistics(context, params),
  studyStatistics: (context, { query }) => readStudyStatistics(context, query),
  hardestQuestions: (context, { query }) => readHardestQuestions(context, query),
  chatStatistics: (context, { query }) => readChatStatistics(context, query),
  analyticsEvent: (context, { body }) => countAnalyticsEvent(context, body),
})
