export const thresholds = { sentences: 0, windows: 0, joined: 0, words: 0, answer: 0 }
