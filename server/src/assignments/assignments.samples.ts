import type { assignments } from '@learngrove/contract/assignments'
import type { Samples } from '#testing/samples.ts'

export const assignmentsSamples: Samples<typeof assignments> = {}
