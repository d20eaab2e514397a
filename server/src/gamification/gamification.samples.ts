import type { gamification } from '@learngrove/contract/gamification'
import type { Samples } from '#testing/samples.ts'

export const gamificationSamples: Samples<typeof gamification> = {
  streaks: () => ({}),
  xp: () => ({}),
}
