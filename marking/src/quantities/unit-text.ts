/** `km/h`, `m/s^2`: short names that are spelt in one way only. */
const PLAIN_FRACTION = /^[a-zA-Z]{1,2}\/[a-zA-Z]{1,2}(?:\^-?\d+)?$/

/** One spelling of powers and products: `m s⁻¹`, `m/s`, `\mathrm{m}\,\mathrm{s}^{-1}`. */
export function plainUnit(text: string): string {
  if (/^[a-zA-Z]*$/.test(text)) return text.replace(/^(mm|cm|km|mg|kg|ml)s$/i, '$1')
  if (PLAIN_FRACTION.test(text)) return text
  return text
    .replace(/^\s*\\?\$(?=\s*(?:\/|$))/, 'USD')
    .replace(/\\(?:text|mathrm|operatorname|mbox)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, ' $1 ')
    .replace(/\\[,;: !]|~/g, ' ')
    .replace(/\\cdot|\\times|[·⋅×*]/g, ' ')
    .replace(/\^\s*\{?\s*\\circ\s*\}?|\\degree|º/g, '°')
    .replace(/\\(Omega|mu)\b/g, (_, name) => (name === 'mu' ? '\u00b5' : 'Ω'))
    .replace(/[−–]/g, '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (signs) => `^${[...signs].map(plainDigit).join('')}`)
    .replace(/[{}()$\\]/g, '')
    .replace(/\s*\^\s*/g, '^')
    .replace(/\bfl\.?\s*oz\b|\bfluid\s+ounces?\b/gi, 'floz')
    .replace(/\bper\b/gi, '/')
    .replace(/\b(?:square|sq)\.?\s+([a-zA-Z]+)/gi, '$1^2')
    .replace(/\b(?:cubic|cu)\.?\s+([a-zA-Z]+)/gi, '$1^3')
    .replace(/\s+squared\b/gi, '^2')
    .replace(/\s+cubed\b/gi, '^3')
    .replace(/°\s+(?=[CF])/g, '°')
    .replace(/(?<=[a-zA-Z])°/g, ' °')
    .replace(/degrees?\s+(celsius|centigrade|fahrenheit|c|f)\b/gi, (_, scale) =>
      /^f/i.test(scale) ? '°F' : '°C',
    )
    .replace(/\.$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'
const plainDigit = (sign: string): string => '0123456789-'.charAt(SUPERSCRIPTS.indexOf(sign))

/** Powers are set as powers: `\text{cm}^{2}`; letters that KaTeX has no text for as symbols. */
export const unitLatex = (unit: string): string =>
  unit
    .replace(/[^a-zA-Z\d\s/^\-°%£€¢ΩÅåö\u00b5\u03bc]/g, '')
    .replace(/[a-zA-Z£€¢Ååö]+/g, (name) => (name === 'USD' ? '\\$' : `\\text{${name}}`))
    .replace(/[\u00b5\u03bc]/g, '\\mu ')
    .replace(/Ω/g, '\\Omega ')
    .replace(/%/g, '\\%')
    .replace(/°/g, '^{\\circ}')
    .replace(/\^(-?\d+)/g, '^{$1}')
    .replace(/(?<=\}) (?=\\text|\^)/g, '\\,')
