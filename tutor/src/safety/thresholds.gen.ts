/** Written by `bench/safety/weights.ts` from the sentences beside it; never by hand. */
export const thresholds = {
  sentences: 3.1808,
  windows: 6.0511,
  joined: 6.658,
  words: 2.4841,
  answer: 3.044,
}
