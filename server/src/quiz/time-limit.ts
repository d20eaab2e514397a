/** By how much whoever has extra time has more of it. */
export const extraShare = 0.25

/**
 * For how long after the end the server takes what a device says it kept before the end, in minutes. A
 * device without a network is believed for so long; then what the server has is handed in.
 */
export const lateMinutes = 10

/** After this long, in minutes, a handing in that did not end is taken up by whoever looks next. */
const stuckMinutes = 1

const minuteMs = 60_000

/** The times of an attempt, as they are written down. */
export type Timed = {
  /** Null without a limit. */
  readonly ends_at: Date | null
  /** Since when it is being handed in; null if it is not. */
  readonly handing_in_at: Date | null
}

/** Tells whether an answer is still taken: before the end, or written before it and not sent too late. */
export function isTaken(
  { ends_at }: Pick<Timed, 'ends_at'>,
  now: Date,
  written_at: Date | undefined,
): boolean {
  if (!ends_at || now <= ends_at) return true
  const isLate = now.getTime() > ends_at.getTime() + lateMinutes * minuteMs
  return !isLate && written_at !== undefined && written_at <= ends_at
}

/** Tells whether the time is over, and with it the time for what comes late. */
export const isOver = ({ ends_at }: Pick<Timed, 'ends_at'>, now: Date): boolean =>
  ends_at !== null && now.getTime() > ends_at.getTime() + lateMinutes * minuteMs

/** Before when an attempt must end, or have begun to be handed in, so that whoever looks hands it in at `now`. */
export const overBefore = (now: Date) => ({
  ended: new Date(now.getTime() - lateMinutes * minuteMs),
  stuck: new Date(now.getTime() - stuckMinutes * minuteMs),
})

/** Tells whether whoever looks at an attempt hands it in: its time is over, or who did it did not come to an end. */
export const isToHandIn = (attempt: Timed, now: Date): boolean =>
  isOver(attempt, now) ||
  (attempt.handing_in_at !== null && attempt.handing_in_at < overBefore(now).stuck)
