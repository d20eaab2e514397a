import type { HostedUse } from '@learngrove/contract/models'

const byStrictness: readonly HostedUse[] = ['off', 'limited', 'on']

/** Returns the strictest of what several decided: off wins, and without a decision it is on. */
export const strictest = (decided: readonly HostedUse[]): HostedUse =>
  byStrictness.find((use) => decided.includes(use)) ?? 'on'
