/** Full-width signs and letters of East Asian keyboards, and the slanted or bold letters of a formula. */
const VARIANTS = /[\u2103\u2109\u3380-\u33DF\uFF01-\uFF5E\uFFE0-\uFFE6\u{1D400}-\u{1D7FF}]/gu

const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** `³⁄₄`, a fraction of small figures. */
const SMALL_FRACTION = /([⁰¹²³⁴-⁹]+)\s*[⁄∕/]\s*([₀-₉]+)/gu

const digitsBelow = (digits: string): string =>
  [...digits].map((digit) => LOWERED.indexOf(digit)).join('')

/** The few that Unicode itself does not fold: the slanted h, full stops and commas of East Asia. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\u210E/gu, 'h'],
  [/\u3001/gu, ','],
  [/\u3002/gu, '.'],
  [/[\u2254\u2255]/gu, '='],
]

/**
 * One character for each that keyboards and formula editors write in several ways: `（x＋2）`, `𝑥`,
 * `x₁`, letters put together from a letter and its accent. Exponents are left as they are: to fold
 * `x²` would make it x2.
 */
export function plainCharacters(text: string): string {
  let plain = text.normalize('NFC').replace(VARIANTS, (letter) => letter.normalize('NFKC'))
  plain = plain.replace(SMALL_FRACTION, (_, top: string, under: string) =>
    [...top]
      .map((digit) => RAISED.indexOf(digit))
      .join('')
      .concat('/', digitsBelow(under)),
  )
  plain = plain.replace(/[₀-₉]+/gu, (digits) => {
    const below = digitsBelow(digits)
    return `_${below.length > 1 ? `{${below}}` : below}`
  })
  for (const [written, sign] of OTHERS) plain = plain.replace(written, sign)
  return plain
}
