import { sayFormulae } from '#spoken/chemistry.ts'
import { fractionName } from '#spoken/fractions.ts'
import { sayUnits } from '#spoken/units.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const HALVES: Readonly<Record<string, string>> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅕': 'one fifth',
}
const SIGNS: Readonly<Record<string, string>> = {
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is about',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '<': 'is less than',
  '>': 'is greater than',
  '×': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '+': 'plus',
  '→': 'gives',
  '⇒': 'so',
  '√': 'the square root of',
  '∞': 'infinity',
  π: 'pi',
  θ: 'theta',
  '&': 'and',
  '@': 'at',
}
const MONEY: Readonly<Record<string, readonly [string, string]>> = {
  '£': ['pound', 'pounds'],
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
}

/** Prose as it is said: money, units, fractions, powers, formulae and signs in words. */
export function sayWords(text: string): string {
  const lowered = text.replaceAll(/[₀-₉]/g, (digit) => String(LOWERED.indexOf(digit)))
  const shortened = lowered
    .replaceAll(/\be\.g\.,?/gi, 'for example')
    .replaceAll(/\bi\.e\.,?/gi, 'that is')
    .replaceAll(/\betc\./gi, 'and so on')
    .replaceAll(/\bvs\.?(?=\s)/gi, 'versus')
  return saySigns(sayUnits(sayDegrees(sayMoney(sayFormulae(plainRaised(shortened))))))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:?!])/g, '')
    .trim()
}

/** Charges and the powers that have signs of their own, as they are typed. */
const plainRaised = (text: string): string =>
  text
    .replaceAll(/([A-Za-z\d])([²³]?)([⁺⁻])/g, (_, before, count: string, sign: string) => {
      const digit = count === '' ? '' : String(RAISED.indexOf(count))
      return `${before}^${digit}${sign === '⁺' ? '+' : '-'}`
    })
    .replaceAll(/[²³]/g, (raised) => `^${RAISED.indexOf(raised)}`)

const sayMoney = (text: string): string =>
  text
    .replaceAll(/([£$€])\s?(\d[\d,]*)(?:\.(\d\d))?(?![\d.]*\d)/g, (_, sign, whole, small) => {
      const [single = '', several = ''] = MONEY[sign] ?? []
      const pence = small === undefined || small === '00' ? undefined : String(Number(small))
      if (whole === '0' && pence) return `${pence} ${sign === '£' ? 'pence' : 'cents'}`
      return `${whole} ${whole === '1' ? single : several}${pence ? ` ${pence}` : ''}`
    })
    .replaceAll(/(?<![\p{L}\d.])(\d+)p(?![\p{L}\d])/gu, (_, count) =>
      count === '1' ? '1 penny' : `${count} pence`,
    )

const sayDegrees = (text: string): string =>
  text
    .replaceAll(/°\s?C\b/g, ' degrees Celsius')
    .replaceAll(/°\s?F\b/g, ' degrees Fahrenheit')
    .replaceAll(/°/g, ' degrees')
    .replaceAll('%', ' per cent')

function saySigns(text: string): string {
  return text
    .replaceAll(/[½⅓⅔¼¾⅕]/g, (sign) => ` ${HALVES[sign]} `)
    .replaceAll(/(?<![\d/.])(\d)\/(\d{1,3})(?![\d/.]*\d)/g, (_, top, under) => {
      return fractionName(top, under) ?? `${top} over ${under}`
    })
    .replaceAll(/(?<=[\p{L}\d)])[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, powerWords)
    .replaceAll(/(?<=[A-Za-z\d)])\^\(?(-?\w+)\)?/g, (_, power: string) => {
      if (power === '2' || power === '3') return power === '2' ? ' squared' : ' cubed'
      return ` to the power ${power.replace('-', 'minus ')}`
    })
    .replaceAll(/(?<=\d)\s?[–-]\s?(?=\d)/g, ' to ')
    .replaceAll(/(?<=[\p{L}\d)])\s[−–-]\s(?=[\p{L}\d(])/gu, (dash) =>
      dash.includes('–') ? ', ' : ' minus ',
    )
    .replaceAll(/(^|[\s(])[−-](?=[\d\p{L}])/gu, '$1minus ')
    .replaceAll('−', ' minus ')
    .replaceAll(/[=≠≈≤≥<>×÷±+→⇒√∞πθ&@]/g, (sign) => ` ${SIGNS[sign]} `)
    .replaceAll(/[—–]/g, ', ')
    .replaceAll(/…|\.{3}/g, '.')
    .replaceAll(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '')
    .replaceAll(/[*_`~#|\\{}[\]^•·]/g, ' ')
}

const powerWords = (raised: string): string =>
  ` to the power ${[...raised].map((digit) => RAISED.indexOf(digit)).join('')}`
