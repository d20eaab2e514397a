export const thresholds = { alone: 0, joined: 0, words: 0, answer: 0 }
