import type { models } from '@learngrove/contract/models'
import type { Samples } from '#testing/samples.ts'

export const modelsSamples: Samples<typeof models> = {
  settings: () => ({}),
  setSchool: () => ({ body: { hosted: 'limited', tokens_a_day: 50_000, tokens_a_month: null } }),
  setClass: ({ class_id }) => ({ params: { classId: class_id }, body: { hosted: 'off' } }),
  setChild: ({ user_id }) => ({ params: { childId: user_id }, body: { hosted: 'off' } }),
  usage: () => ({ query: { month: '2026-09' } }),
}
