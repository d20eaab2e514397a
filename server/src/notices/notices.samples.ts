import type { notices } from '@learngrove/contract/notices'
import type { Samples } from '#testing/samples.ts'

export const noticesSamples: Samples<typeof notices> = {}
