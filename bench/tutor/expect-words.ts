import { not, says } from './expect.ts'

/** What is right is not called anything else. */
export const not_rejected = not(/\bnot (yet|quite|right|it)\b/i)

const honest =
  "\\b(don't|do not|can't|cannot|not in|no notes|isn't|not (able|sure|something|one)|outside|beyond|only)\\b"

/** The right words, or an open word that it has nothing about it. */
export const says_or_is_honest = (words: RegExp) =>
  says(new RegExp(`${words.source}|${honest}`, 'i'))
