import { GREEK_LETTERS } from '#notation/names.ts'

const SPELT: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010\u2011\u2012\u2013\uFE63\uFF0D]/gu, '-'],
  [/[\u00A0\u2007\u2009\u200A\u202F\u3000]/gu, ' '],
  [/[\u200B-\u200D\u2060-\u2064\uFEFF]/gu, ''],
  [/[∗⋆✕✖⨯]/gu, '×'],
  [/[⋅∙•]/gu, '·'],
  [/[∕⁄]/gu, '/'],
  [/[⩽≦]/gu, '≤'],
  [/[⩾≧]/gu, '≥'],
  [/∞/gu, ' infinity '],
  [/π/gu, ' pi '],
  [/º|˚/gu, '°'],
  [/\^\s*\{?\s*\\circ\s*\}?/gu, '°'],
  [/\{,\}/gu, ','],
  [/\\,(?=\d{3}(?!\d))/gu, ' '],
]

/** The first digits of the blocks of decimal digits that pupils' keyboards write. */
const DIGIT_BLOCKS: readonly number[] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

const toDigit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  const block = DIGIT_BLOCKS.find((first) => code >= first && code < first + 10)
  return block === undefined ? letter : String(code - block)
}

/** One spelling for each sign: minus signs, spaces, digits of other scripts, dollar signs. */
export function plainText(source: string): string {
  let text = source.trim()
  if (/^[\x20-\x7e]*$/.test(text) && !/[$\\{]/.test(text)) return text
  text = text.replace(/^\$+|\$+$/g, '')
  text = text.replace(/\p{Nd}/gu, toDigit)
  text = text.replace(/[α-ω]/gu, (letter) => {
    const name = GREEK_LETTERS[letter]
    return name === undefined ? letter : ` ${name} `
  })
  for (const [written, plain] of SPELT) text = text.replace(written, plain)
  return text.trim()
}
