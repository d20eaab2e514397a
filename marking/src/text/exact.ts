import { withDigits } from '#text/numerals.ts'

/** Units as they are written out, and their symbols. */
const UNIT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/millimet(?:re|er)s?/g, 'mm'],
  [/centimet(?:re|er)s?/g, 'cm'],
  [/kilomet(?:re|er)s?/g, 'km'],
  [/met(?:re|er)s?/g, 'm'],
  [/milligrams?/g, 'mg'],
  [/kilo(?:gram)?s?/g, 'kg'],
  [/grams?/g, 'g'],
  [/millilit(?:re|er)s?/g, 'ml'],
  [/lit(?:re|er)s?/g, 'l'],
  [/seconds?|secs?/g, 's'],
  [/minutes?|mins?/g, 'min'],
  [/hours?/g, 'h'],
  [/newtons?/g, 'n'],
  [/kilojoules?/g, 'kj'],
  [/joules?/g, 'j'],
  [/kilowatts?/g, 'kw'],
  [/watts?/g, 'w'],
  [/volts?/g, 'v'],
  [/milliamps?/g, 'ma'],
  [/amp(?:ere)?s?/g, 'a'],
  [/hertz/g, 'hz'],
  [/per ?cent/g, '%'],
  [/degrees? (?:celsius|c)\b/g, '°c'],
  [/degrees? (?:fahrenheit|f)\b/g, '°f'],
]

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SYMBOL = 'mm|cm|km|mg|kg|ml|min|kj|kw|ma|mv|kv|hz|khz|kpa|pa|ms|°c|°f|°|%|m|g|l|s|h|n|j|w|v|k'
/** A number with its sign, fraction, power and unit, or a formula such as H2O. */
const EXACT = new RegExp(
  `(?<![\\p{L}\\d.])(?:-?\\d+(?:[.,]\\d+)?(?:/\\d+)?(?:\\^-?\\d+)?(?:\\s*(?:${SYMBOL})(?![\\p{L}\\d]))?|\\p{L}+\\d[\\p{L}\\d]*)`,
  'gu',
)

/**
 * What must stand in an answer to the letter: numbers with sign and unit, and formulas, each in
 * one spelling (`minus four`, `-4`; `5 metres`, `5m`; H₂O, h2o).
 */
export const exactOf = (text: string): readonly string[] => splitExact(text).exact

/** The same, and the words that are left without them. */
export function splitExact(text: string): {
  readonly exact: readonly string[]
  readonly rest: string
} {
  const small = text
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (run) => `^${[...run].map((each) => SUPERSCRIPTS.indexOf(each)).join('')}`,
    )
    .normalize('NFKC')
    .toLowerCase()
  let plain = withDigits(small)
    .replace(/[−–]/g, '-')
    .replace(/\\frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1/$2')
    .replace(/[$\\{}_]/g, '')
    .replace(/(?<!\p{L})(?:minus|negative)\s+(?=\d)/gu, '-')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
  for (const [words, symbol] of UNIT_WORDS)
    plain = plain.replace(words, (word, at: number) =>
      /\d\s*$/.test(plain.slice(0, at)) ? symbol : word,
    )
  const found = plain.match(EXACT) ?? []
  const exact = found.map((each) => each.replace(/\s/g, '').replace(/,(?=\d)/, '.'))
  return { exact: [...new Set(exact)], rest: plain.replace(EXACT, ' ') }
}

/** Whether both have the very same numbers, units and formulas, in any order. */
export const isSameExact = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each))
