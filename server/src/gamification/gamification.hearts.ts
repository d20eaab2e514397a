/** The hearts of the free tier, computed from when they were lost: nothing of them is kept. */

export const maxHearts = 5

/** Until one comes back. */
export const heartMs = 4 * 3_600_000

/** After so long without a loss all are back, whatever was before. */
export const allBackMs = maxHearts * heartMs

export type Hearts = {
  readonly hearts: number
  /** When the next comes back; null where all are there. */
  readonly next_heart_at: Date | null
}

/**
 * The hearts at a moment. One comes back every four hours from the first that was lost; what is lost
 * while none is left costs nothing more.
 */
export function heartsAt(losses: readonly Date[], now: Date): Hearts {
  let hearts = maxHearts
  // Since when the next heart is on its way, in milliseconds.
  let since = 0
  const restUntil = (moment: number) => {
    const back = Math.floor((moment - since) / heartMs)
    hearts = Math.min(maxHearts, hearts + back)
    since = hearts === maxHearts ? moment : since + back * heartMs
  }
  const past = losses.map((loss) => loss.getTime()).filter((loss) => loss <= now.getTime())
  for (const loss of past.sort((one, other) => one - other)) {
    restUntil(loss)
    hearts = Math.max(0, hearts - 1)
  }
  restUntil(now.getTime())
  return { hearts, next_heart_at: hearts === maxHearts ? null : new Date(since + heartMs) }
}
