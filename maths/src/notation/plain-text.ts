import { plainCharacters } from '#notation/characters.ts'
import { GREEK_LETTERS, SHORT_GREEK } from '#notation/names.ts'
import { recurringDecimals } from '#notation/recurring.ts'

const SPELT: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010\u2011\u2012\u2013\uFE63\uFF0D]/gu, '-'],
  [/[\u00A0\u2007\u2009\u200A\u202F\u3000]/gu, ' '],
  [/[\u200B-\u200D\u2060-\u2064\uFEFF]/gu, ''],
  [/[∗⋆✕✖⨯╳]/gu, '×'],
  [/[⋅∙•]/gu, '·'],
  [/[∕⁄]/gu, '/'],
  // Polar form, 5∠30°; of a triangle's angle the sign says nothing more.
  [
    /(?<=[\d)}]\s*)(?:[∠∡]|\\(?:angle|measuredangle)(?![a-z]))\s*\(?(-?[\d.πpi/\s]+°?)\)?/gu,
    ' cis($1) ',
  ],
  [/[∠∡]/gu, ''],
  [/[⩽≦⋜]/gu, '≤'],
  [/[⩾≧]/gu, '≥'],
  [/[≃≅≐]/gu, '≈'],
  [/[′’]/gu, "'"],
  [/[﹛｛]/gu, '{'],
  [/[﹜｝]/gu, '}'],
  [/∣/gu, '|'],
  [/[〈]/gu, '⟨'],
  [/[〉]/gu, '⟩'],
  [/∞/gu, ' infinity '],
  [/π/gu, ' pi '],
  [/º|˚/gu, '°'],
  [/\^\s*\{?\s*\\circ\s*\}?/gu, '°'],
  [/\{,\}/gu, ','],
  // A space that takes room back is no space: 12,\\!000.
  [/\\!\s*/gu, ''],
  [/~/gu, ' '],
  [/\{([^{}]+)\\choose\b([^{}]+)\}/gu, '\\binom{$1}{$2}'],
  [/\\q?quad(?=[a-zA-Z])/gu, ' '],
  [/\\,(?=\d{3}(?!\d))/gu, ' '],
]

/** Per cent in words, after a number. */
const PERCENT = /(?<=\d\s*)(?:per ?cent|pct)\b/gi

const SLOPE = /\bd([a-zA-Z])\s*\/\s*d([a-zA-Z])\b/g

/** Intervals with turned brackets: `]2; 5[` is (2, 5). */
const TURNED_END =
  /((?:^|[∈=∪∩;\s]|\\in|\\cup|\\left)\s*[[\]])([^[\]();,=]+[;,][^[\]();,=]+)\\?(?:right)?\[/g
const TURNED_START = /(^|[∈=∪∩]|\\in|\\cup|\\left)\s*\]([^[\]();,=]+[;,][^[\]();,=]+)([\])])/g

/** The first digits of the blocks of decimal digits that pupils' keyboards write. */
const DIGIT_BLOCKS: readonly number[] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

const toDigit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  const block = DIGIT_BLOCKS.find((first) => code >= first && code < first + 10)
  return block === undefined ? letter : String(code - block)
}

/** Whole answers in words that mean a set. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:it|the equation) has |there (?:is|are) |x has )?no (?:real )?(?:solutions?|roots?|values?(?: of [a-z])?)$/i,
    '\\emptyset',
  ],
  [/^\{\s*\}$/, '\\emptyset'],
  [/^(?:none|(?:(?:the|an) )?empty set|no such (?:number|value)s?)$/i, '\\emptyset'],
  [/^(?:all|any|every) (?:real )?(?:numbers?|reals|values? of [a-z])$/i, '\\mathbb{R}'],
]

/** Relations in words between two values: "x is greater than 3", "x equals 3", "x is 3". */
const RELATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bis\s+(?:greater|more|larger|bigger)\s+than\s+or\s+equal\s+to\b|\bis\s+at\s+least\b/gi, '≥'],
  [/\bis\s+(?:less|smaller)\s+than\s+or\s+equal\s+to\b|\bis\s+at\s+most\b/gi, '≤'],
  [/\bis\s+(?:greater|more|larger|bigger)\s+than\b/gi, '>'],
  [/\bis\s+(?:less|smaller)\s+than\b/gi, '<'],
  [/\b(?:is\s+not\s+equal\s+to|does\s+not\s+equal|is\s+not)\b/gi, '≠'],
  [/\b(?:is\s+equal\s+to|is\s+the\s+same\s+as|equals?)\b/gi, '='],
  [/(?<=^[a-zA-Z]\s+)is\b(?=\s+[-+−\d.√(])/gi, '='],
]

const IN_WORDS = /\b(?:is|equals?)\b/i

/** Signs in words: "plus or minus 5", "square root of 2", "root 2", and & between statements. */
const SIGNS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bplus\s+or\s+minus\b/gi, '±'],
  [/\b(?:the\s+)?square\s+root\s+(?:of\s+)?(?=[\d(a-z]|\d)/gi, '√'],
  [/\b(?:the\s+)?cube\s+root\s+(?:of\s+)?(?=[\d(a-z]|\d)/gi, '∛'],
  [/\broot\s+(?=\d)/gi, '√'],
]

/** Signs and single letters, without anything that is spelt in a second way: most answers. */
const PLAIN = /^(?!.*(?:[a-zA-Z]{2}|[.,]\d*\(|\.\.\.))[\w +\-*/^()=<>.,;:!|]*$/

/** What a whole answer in words means, in LaTeX; undefined where it is none of the known ones. */
export const phraseOf = (text: string): string | undefined =>
  PHRASES.find(([words]) => words.test(text.replace(/\s*[.!]+$/, '')))?.[1]

/** One spelling for each sign: minus signs, spaces, digits of other scripts, dollar signs. */
export function plainText(source: string): string {
  const trimmed = source.trim()
  if (PLAIN.test(trimmed)) return trimmed
  let text = /^[\x20-\x7e]*$/.test(trimmed) ? trimmed : plainCharacters(trimmed)
  const phrase = phraseOf(text)
  if (phrase !== undefined) return phrase
  if (IN_WORDS.test(text) && !text.includes('\\'))
    for (const [words, sign] of RELATIONS) text = text.replace(words, sign)
  if (/root|plus/i.test(text) && !text.includes('\\'))
    for (const [words, sign] of SIGNS_IN_WORDS) text = text.replace(words, sign)
  if (text.includes(' & ') && !/\\begin|⟦/.test(text)) text = text.replace(/ & /g, ' and ')
  text = recurringDecimals(text.replace(PERCENT, '%').replace(SLOPE, '\\frac{d$1}{d$2}'))
  if (text.includes('[')) text = text.replace(TURNED_END, '$1$2)')
  if (text.includes(']')) text = text.replace(TURNED_START, '$1($2$3')
  if (/^[\x20-\x7e]*$/.test(text) && !/[$\\{]/.test(text)) return text
  text = text.replace(/^\$+|\$+$/g, '').replace(/^\\[([]([\s\S]*)\\[)\]]$/, '$1')
  // A command whose backslash was written twice, as programs do.
  if (!text.includes('\\begin')) text = text.replace(/\\\\(?=[a-zA-Z{}])/g, '\\')
  text = text.replace(/\p{Nd}/gu, toDigit)
  text = text.replace(/[α-ω]/gu, (letter) => {
    const name = GREEK_LETTERS[letter]
    return name === undefined || SHORT_GREEK.has(name) ? letter : ` ${name} `
  })
  for (const [written, plain] of SPELT) text = text.replace(written, plain)
  return text.trim()
}
