/** Is what the tests said of one mutation. */
export interface Result {
  readonly key: string
  readonly area: string
  readonly seconds: number
  /** `unsure`: what failed, fails at times without the mutation, too. */
  readonly outcome: 'caught' | 'survived' | 'timeout' | 'unsure'
  /** Names the first test that failed. */
  readonly by?: string
}

/** Reads results that were kept one a line; the last that was said of a mutation counts. */
export const resultsIn = (kept: string): Map<string, Result> =>
  new Map(
    kept
      .split('\n')
      .filter((line) => line !== '')
      // Safe: the file is written by us alone, a line for each result.
      .map((line) => JSON.parse(line) as Result)
      .map((result) => [result.key, result]),
  )
