import type { schools } from '@learngrove/contract/schools'
import type { Samples } from '#testing/samples.ts'

export const schoolsSamples: Samples<typeof schools> = {
  update: () => ({ body: { idle_minutes: 30 } }),
}
