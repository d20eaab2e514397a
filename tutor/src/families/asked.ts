import { plainSigns } from '#notation/read-maths.ts'
import { findMaths } from '#reading/find-maths.ts'
import type { Asked } from './family.ts'
import { withFigures } from './number-words.ts'

/** Problems are read from so much of a message. */
const LONGEST = 600

const isRow = /term|sequence|\bnext\b|order|hcf|lcm|factor|multiple|mean|median|mode|range|average/i

/** Which part of a question it is: no part of the mathematics. */
const label = /^\s*\(?(?:[a-h]|i{1,3}|iv|vi?)\)\s+/i
/** Where one piece of mathematics ends and the next begins, with nothing but these between them. */
const breaks =
  /,(?=\s*-?\d*[a-z])|(?<==\s?-?\d{1,6}) (?=[a-z]\s?=)|\b(?:find|whats|what is|what's|solve for) [a-z]\b(?=\s+-?[\d(a-z])(?!\s+(?:is|if|when|in|and)\b)/gi

/** An x with spaces around it, between two terms: "y^5 x y^3", "3a x 4b". */
const loneX = /(?<=\^\d{1,3}|\d|(?<![a-z])\d{0,6}[a-wyz]) x (?=\d{0,6}[a-wyz](?![a-z])|\()/gi

/** It is the sign where no other x stands in the message. */
const timesBetween = (text: string): string => {
  const said = text.replace(loneX, ' × ')
  return /(?<![a-z])x|\dx/i.test(said) ? text : said
}

/** Reads a message as the families see it. */
export function readAsked(message: string): Asked {
  const text = timesBetween(withFigures(message.slice(0, LONGEST).replace(label, ''))).replace(
    /(?<=[\d)]) x (?=\()|(?<=\)) x (?=\d)/g,
    ' × ',
  )
  const joined = isRow.test(text) ? text : text.replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
  const words = plainSigns(joined.replace(/\$([^$\d\s][^$]*|[^$]*[\\^=+][^$]*)\$/g, ' $1 '))
    .toLowerCase()
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\\leq?(?![a-z])|≤|=</g, '<=')
    .replace(/\\geq?(?![a-z])|≥|=>/g, '>=')
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, ' ($1)/($2) ')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  return { text, words, maths: findMaths(joined.replace(breaks, ' ; ')) }
}
