/**
 * The moments at which a class hands in, in ms: chance decides each by itself, whether or not the one
 * before was answered, as people do. So a server that falls behind meets as much as one that does not.
 */
export function arrivals({
  rate,
  seconds,
  next,
}: {
  readonly rate: number
  readonly seconds: number
  /** Chance from 0 up to but not including 1. */
  readonly next: () => number
}): number[] {
  const moments: number[] = []
  for (let at = 0; ; ) {
    at += (-Math.log(1 - next()) / rate) * 1000
    if (at >= seconds * 1000) return moments
    moments.push(at)
  }
}

/** The times that so many shares of all stayed below, in ms, rounded to a tenth. */
export function timesOf(all: readonly number[]) {
  const sorted = all.toSorted((one, other) => one - other)
  const at = (share: number) =>
    tenth(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: all.length, p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), most_ms: at(1) }
}

const tenth = (value: number) => Math.round(value * 10) / 10
