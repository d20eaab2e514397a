import { parseMaths } from '@learngrove/maths'
import { type Node, printLatex, speak } from '@learngrove/maths/notation'
import { type Rational, readDecimal } from '@learngrove/maths/rational'
import { evaluate, type Value } from '@learngrove/maths/values'
import type { Reading, ReadingProblem } from '#judgement.ts'
import type { NotationStyle } from '#numbers/number-key.ts'
import { readCompound } from '#quantities/compound.ts'
import { lastOfChain } from '#quantities/equals-chain.ts'
import { readMixedQuantity } from '#quantities/mixed-quantity.ts'
import { inPlainStyle } from '#quantities/notation-style.ts'
import type { Quantity } from '#quantities/quantity-shape.ts'
import { typedText } from '#quantities/typed-text.ts'
import { plainUnit, unitLatex } from '#quantities/unit-text.ts'
import { readUnit } from '#quantities/units.ts'

export type QuantityReading =
  | { readonly ok: true; readonly quantity: Quantity }
  | { readonly ok: false; readonly problem: ReadingProblem; readonly message: string }

/** What may belong to the number itself; the first other sign begins the unit. */
const NUMBER_PART =
  /^(?:\\(?:[dtc]?frac|sqrt|times|cdot|div|pi|left|right|[,;! ])|[xX](?=\s*10\s*\^)|(?<=\d)[eE](?=[+-]?\d)|sqrt|cbrt|pi\b|[\d.,+\-×*·÷:/^(){}[\]√∛⟮⟯½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⁰¹²³⁴⁵⁶⁷⁸⁹⁻±\s])+/

const MONEY = /^([-+]?)\s*(£|€|USD|GBP|EUR)\s*(?=[\d.,-])(.*)$/

/** A machine number has this many figures that can be trusted. */
const SURE_FIGURES = 15
/** With fewer figures than these it is a short decimal that rounding has frayed. */
const SHORT_FIGURES = 12

/** An exact stand-in for a rounded value, as good as machine numbers are. */
export function exactly(value: Value): Rational | undefined {
  if (value.exact) return value
  const sure = readDecimal(value.v.toPrecision(SURE_FIGURES))
  const digits = value.v.toPrecision(SURE_FIGURES).replace(/e.*$|[-.]/g, '')
  const isShort = digits.replace(/^0+|0+$/g, '').length < SHORT_FIGURES
  return isShort ? sure : readDecimal(String(value.v))
}

/** A decimal as it stands, of however many figures; anything else is worked out. */
function amountOf(node: Node): Rational | undefined {
  if (node.type === 'number') return node.value
  const value = evaluate(node, new Map())
  return value && exactly(value)
}

const failed = (problem: ReadingProblem, message: string): QuantityReading => ({
  ok: false,
  problem,
  message,
})

/**
 * Reads `12 cm`, `£3.50`, `5 km/h`, `3.2 × 10^4 J`, `1 1/2 hours`, `2 h 30 min`, `twenty-one`.
 * With styles of notation a number that is in none of them is not read.
 */
export function readQuantity(
  source: string,
  locale: '.' | ',',
  styles?: readonly NotationStyle[],
): QuantityReading {
  const typed = typedText(source, locale)
  const styled = styles === undefined ? undefined : inPlainStyle(typed, styles)
  if (styled?.ok === false) return failed('unreadable', styled.message)
  const decimal = styles === undefined ? locale : '.'
  const whole = styled?.text ?? typed.replace(/(?<=\d)'(?=\d{3}(?!\d))/g, '')
  const chain = whole.includes('=')
    ? lastOfChain(whole, decimal)
    : { ok: true as const, text: whole }
  if (!chain.ok) return failed('unreadable', chain.message)
  const { text } = chain
  const money = MONEY.exec(text)
  const [number, unit] = money ? [`${money[1]}${money[3]}`, money[2] ?? ''] : split(text)
  if (unit !== '' && (money || readUnit(unit) === undefined)) {
    const compound = readCompound(text, decimal)
    if (compound !== undefined) return { ok: true, quantity: compound }
    const mixed = readMixedQuantity(text)
    const value = mixed && amountOf(mixed.node)
    if (mixed !== undefined && value !== undefined)
      return { ok: true, quantity: { ...mixed, value, reading: readingOf(mixed.node, mixed.unit) } }
  }
  if (number.trim() === '')
    return text === ''
      ? failed('empty', 'There is no answer here yet.')
      : failed('unreadable', 'We are looking for a number here.')
  const parsed = parseMaths(number, { variables: [], decimal })
  if (!parsed.ok) return parsed
  const node = parsed.expression
  const value = amountOf(node)
  if (value === undefined) {
    const isList = node.type === 'list' || node.type === 'tuple' || node.type === 'set'
    const point = decimal === '.' ? 'point' : 'comma'
    return failed(
      'unreadable',
      isList
        ? `One number is asked for. Write decimals with a ${point}.`
        : 'We could not work this out to a number.',
    )
  }
  return { ok: true, quantity: { value, node, unit, reading: readingOf(node, unit) } }
}

const SIGNS: ReadonlyMap<string, readonly [latex: string, words: string]> = new Map([
  ['£', ['\\text{£}', 'pounds']],
  ['€', ['\\text{€}', 'euros']],
  ['USD', ['\\$', 'dollars']],
])

function readingOf(node: Node, unit: string): Reading {
  const plain = plainUnit(unit)
  const latex = printLatex(node)
  if (plain === '') return { latex, speech: speak(node) }
  if (plain === '°') return { latex: `${latex}^{\\circ}`, speech: `${speak(node)} degrees` }
  if (plain === '%') return { latex: `${latex}\\%`, speech: `${speak(node)} per cent` }
  const money = SIGNS.get(plain)
  if (money !== undefined)
    return { latex: `${money[0]}${latex}`, speech: `${speak(node)} ${money[1]}` }
  return { latex: `${latex}\\,${unitLatex(plain)}`, speech: `${speak(node)} ${plain}` }
}

/** The number and its unit, which may stand in brackets: `5 (km/h)`. */
function split(text: string): readonly [string, string] {
  const number = NUMBER_PART.exec(text)?.[0] ?? ''
  const trailing = /(?:[\s/·×*^:]|(?:^|\s)[([])*$/.exec(number)?.[0] ?? ''
  const cut = number.length - (number === text ? 0 : trailing.length)
  const unit = text.slice(cut).trim()
  return [text.slice(0, cut), unit]
}
