export type BreakerOptions = {
  /** How many failures in a row take a model out of the chain. */
  readonly most_failures?: number
  /** For how long it is left alone; then one message tries it again. */
  readonly rest_ms?: number
  readonly clock?: () => number
}

export type Breaker = ReturnType<typeof createBreaker>

/** Remembers whether a model answers, so that a dead one does not hold up each message. */
export function createBreaker({
  most_failures = 3,
  rest_ms = 30_000,
  clock = () => performance.now(),
}: BreakerOptions = {}) {
  let failures = 0
  let rests_until = 0
  return {
    /** Tells whether to ask it now. After a rest one caller is told so; the others wait for what it finds. */
    mayAsk(): boolean {
      if (failures < most_failures) return true
      if (clock() < rests_until) return false
      rests_until = clock() + rest_ms
      return true
    },
    succeed() {
      failures = 0
    },
    fail() {
      failures += 1
      if (failures >= most_failures) rests_until = clock() + rest_ms
    },
  }
}
