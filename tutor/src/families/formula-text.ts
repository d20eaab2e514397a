import type { Node } from '@learngrove/maths/notation'
import { plainSigns, readExpression } from '#notation/read-maths.ts'

/** Words of two letters that are no product of two letters in a task. */
const short =
  /\b(?:of|is|it|to|in|me|do|so|by|on|an|or|if|my|up|hi|ok|we|be|as|he|us|no|go|am|u)\b/gi
const longer = /\b(?!(?:sqrt|sin|cos|tan)\b)[a-z'’]{3,}\b/gi
/** `a` and `i` are words where nothing of a formula touches them. */
const single = /(?<![-+*/^=(\d]\s?)\b[ai]\b(?!\s?[-+*/^=)\d])/gi

/** What is left of a message without its words: the formula that it is about. */
export const formulaText = (text: string): string =>
  plainSigns(text.replaceAll('$', ' '))
    .replace(longer, ' ')
    .replace(short, ' ')
    .replace(single, ' ')
    .replace(/[?!:;"]|[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Letters side by side are a product: `6xy` is 6 times x times y. */
export const apart = (text: string): string =>
  text.replace(/(?<![a-z\\])(?!sqrt|sin|cos|tan|frac|pi)([a-z]{2,4})(?![a-z])/gi, (letters) =>
    [...letters].join('*'),
  )

/** Reads the one formula of a message; undefined where there is more, or none. */
export const formulaOf = (text: string): Node | undefined =>
  readExpression(apart(formulaText(text)))
