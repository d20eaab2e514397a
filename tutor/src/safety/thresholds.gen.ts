/** Written by `bench/safety/weights.ts` from the sentences beside it; never by hand. */
export const thresholds = {
  sentences: 2.8119,
  rise: 1.25,
  wholes: 4.8119,
  windows: 7.3119,
  joined: 9.0695,
  words: 2.9586,
  answer: 3.1777,
}
