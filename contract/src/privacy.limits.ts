/** How long, in days: people are told of these. */
export const limits = {
  /** An erasure waits, so that it can be taken back. */
  erasure_waits_days: 14,
  /** A copy is kept to be fetched. */
  export_kept_days: 7,
} as const
