import { parseMaths } from '#algebra.ts'
import type { Reading, ReadingProblem } from '#judgement.ts'
import type { Node } from '#notation/node.ts'
import { plainText } from '#notation/plain-text.ts'
import { printLatex } from '#notation/print-latex.ts'
import { speak } from '#notation/speak.ts'
import { plainUnit, readUnit, toBase } from '#quantities/units.ts'
import { evaluate } from '#values/evaluate.ts'
import * as exact from '#values/rational.ts'
import { type Rational, readDecimal } from '#values/rational.ts'
import type { Value } from '#values/value.ts'

/** A number as written, with what stands behind it. */
export type Quantity = {
  readonly value: Rational
  readonly node: Node
  /** Empty where there is none. */
  readonly unit: string
  readonly reading: Reading
}

export type QuantityReading =
  | { readonly ok: true; readonly quantity: Quantity }
  | { readonly ok: false; readonly problem: ReadingProblem; readonly message: string }

/** What may belong to the number itself; the first other sign begins the unit. */
const NUMBER_PART =
  /^(?:\\(?:[dtc]?frac|sqrt|times|cdot|div|pi|left|right|[,;! ])|[xX](?=\s*10\s*\^)|(?<=\d)[eE](?=[+-]?\d)|sqrt|pi\b|[\d.,+\-×*·/^(){}[\]√∛½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⁰¹²³⁴⁵⁶⁷⁸⁹⁻±\s])+/

/** An exact stand-in for a rounded value, as good as machine numbers are. */
export const exactly = (value: Value): Rational | undefined =>
  value.exact ? value : readDecimal(value.v.toPrecision(15))

/** Reads `12 cm`, `£3.50`, `5 km/h`, `3.2 × 10^4 J`, `1 1/2 hours`, `2 h 30 min`. */
export function readQuantity(source: string, decimal: '.' | ','): QuantityReading {
  // Before a letter the Greek mu is the prefix, not a variable.
  const text = plainText(source.replace(/\u03bc(?=[a-zA-Z])/g, '\u00b5'))
  const money = /^([-+]?)\s*£\s*(.*)$/.exec(text)
  const [number, unit] = money ? [`${money[1]}${money[2]}`, '£'] : split(text)
  if (unit !== '' && readUnit(unit) === undefined) {
    const compound = readCompound(text)
    if (compound !== undefined) return { ok: true, quantity: compound }
  }
  if (number.trim() === '') {
    const problem = text === '' ? 'empty' : 'unreadable'
    const message =
      text === '' ? 'There is no answer here yet.' : 'We are looking for a number here.'
    return { ok: false, problem, message }
  }
  const parsed = parseMaths(number, { variables: [], decimal })
  if (!parsed.ok) return parsed
  const node = parsed.expression
  const value = evaluate(node, new Map())
  const settled = value && exactly(value)
  if (settled === undefined) {
    const isList = node.type === 'list' || node.type === 'tuple' || node.type === 'set'
    const message = isList
      ? `One number is asked for. Write decimals with a ${decimal === '.' ? 'point' : 'comma'}.`
      : 'We could not work this out to a number.'
    return { ok: false, problem: 'unreadable', message }
  }
  return { ok: true, quantity: { value: settled, node, unit, reading: readingOf(node, unit) } }
}

function readingOf(node: Node, unit: string): Reading {
  const plain = plainUnit(unit)
  const latex = printLatex(node)
  if (plain === '') return { latex, speech: speak(node) }
  if (plain === '°') return { latex: `${latex}^{\\circ}`, speech: `${speak(node)} degrees` }
  if (plain === '%') return { latex: `${latex}\\%`, speech: `${speak(node)} per cent` }
  if (plain === '£') return { latex: `\\text{£}${latex}`, speech: `${speak(node)} pounds` }
  return { latex: `${latex}\\,${unitLatex(plain)}`, speech: `${speak(node)} ${plain}` }
}

/** Powers are set as powers: `\text{cm}^{2}`; letters that KaTeX has no text for as symbols. */
const unitLatex = (unit: string): string =>
  unit
    .replace(/[^a-zA-Z\d\s/^\-°%£Ω\u00b5\u03bc]/g, '')
    .replace(/[a-zA-Z£]+/g, (name) => `\\text{${name}}`)
    .replace(/[\u00b5\u03bc]/g, '\\mu ')
    .replace(/Ω/g, '\\Omega ')
    .replace(/%/g, '\\%')
    .replace(/°/g, '^{\\circ}')
    .replace(/\^(-?\d+)/g, '^{$1}')
    .replace(/(?<=\}) (?=\\text|\^)/g, '\\,')

function split(text: string): readonly [string, string] {
  const number = NUMBER_PART.exec(text)?.[0] ?? ''
  const trailing = /[\s/·×*^]*$/.exec(number)?.[0] ?? ''
  const cut = number.length - trailing.length
  return [text.slice(0, cut), text.slice(cut).trim()]
}

const COMPOUND = /^(\d+(?:\.\d+)?)\s*([a-zA-Z°]+)\s*(?:and\s+|,\s*)?(\d+(?:\.\d+)?)\s*([a-zA-Z]+)$/

/** `2 h 30 min`, `3 m 20 cm`: two units of the same kind, the larger one first. */
function readCompound(text: string): Quantity | undefined {
  const [, large = '', firstUnit = '', small = '', secondUnit = ''] = COMPOUND.exec(text) ?? []
  const [first, second] = [readUnit(firstUnit), readUnit(secondUnit)]
  const [x, y] = [readDecimal(large), readDecimal(small)]
  if (!first || !second || !x || !y || first.dimension !== second.dimension) return undefined
  if (exact.compare(first.factor, second.factor) <= 0) return undefined
  const sum = exact.plus(toBase(x, first), toBase(y, second))
  const value = exact.over(sum, first.factor) ?? x
  const node: Node = { type: 'number', value, text: large }
  const latex = `${large}\\,\\text{${firstUnit}}\\;${small}\\,\\text{${secondUnit}}`
  const speech = `${large} ${firstUnit} ${small} ${secondUnit}`
  return { value, node, unit: firstUnit, reading: { latex, speech } }
}
