import type { reports } from '@learngrove/contract/reports'
import type { Samples } from '#testing/samples.ts'

export const reportsSamples: Samples<typeof reports> = {}
