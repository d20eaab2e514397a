/** Written by `bench/safety/weights.ts` from the sentences beside it; never by hand. */
export const thresholds = {
  sentences: 3.494,
  windows: 5.8084,
  joined: 7.9967,
  words: 2.4626,
  answer: 3.1777,
}
