/** Limits of speech that both sides check. */
export const limits = {
  /** The longest text that is said in one go, in characters: the whole of a long answer. */
  said_length: 4_000,
  /** The longest recording that is listened to, in seconds and in bytes: a message of a child, at ease. */
  heard_seconds: 60,
  heard_bytes: 2 * 1024 * 1024,
} as const
