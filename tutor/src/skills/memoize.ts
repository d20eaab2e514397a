/** A process keeps this many results of each function, so that a conversation replays quickly. */
const MOST_RESULTS = 2000

/** Remembers results by the texts they came from; the oldest goes first. */
export function memoize<T>(work: (...texts: string[]) => T): (...texts: string[]) => T {
  const results = new Map<string, T>()
  return (...texts) => {
    const key = texts.join('\n')
    const known = results.get(key)
    if (known !== undefined) return known
    const result = work(...texts)
    if (results.size >= MOST_RESULTS) {
      for (const oldest of results.keys()) {
        results.delete(oldest)
        break
      }
    }
    results.set(key, result)
    return result
  }
}
