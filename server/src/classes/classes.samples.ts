import type { classes } from '@learngrove/contract/classes'
import type { Samples } from '#testing/samples.ts'

export const classesSamples: Samples<typeof classes> = {
  list: () => ({}),
}
