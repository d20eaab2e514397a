import type { notices } from '@learngrove/contract/notices'
import type { Samples } from '#testing/samples.ts'

export const noticesSamples: Samples<typeof notices> = {
  list: () => ({ query: { page: '1', size: '20' } }),
  read: ({ notice_id }) => ({ params: { id: notice_id } }),
  readAll: () => ({ body: { until: '2026-09-01T08:00:00Z' } }),
}
