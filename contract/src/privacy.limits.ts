/** Lengths of time, in days, that people are told. */
export const limits = {
  /** How long an erasure waits, so that it can be cancelled. */
  erasure_waits_days: 14,
  /** How long a copy can be downloaded. */
  export_kept_days: 7,
} as const
