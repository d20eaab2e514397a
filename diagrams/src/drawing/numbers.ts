import { DiagramError } from '#drawing/marks.ts'
import type { Num } from '#types/common.ts'

/** The value of a number as an author or a template wrote it. Throws `DiagramError` naming `what` it is. */
export function readNumber(value: Num, what: string): number {
  const found = typeof value === 'number' ? value : readText(plain(value))
  if (found === undefined || !Number.isFinite(found))
    throw new DiagramError(`${what}: “${value}” is no number`)
  return found
}

/** The same for what may be left out. */
export const readOptional = (value: Num | undefined, what: string, otherwise: number): number =>
  value === undefined ? otherwise : readNumber(value, what)

/** The same for a count: a whole number from `least` to `most`. */
export function readCount(value: Num, what: string, least: number, most: number): number {
  const found = readNumber(value, what)
  if (!Number.isInteger(found) || found < least || found > most)
    throw new DiagramError(`${what}: ${value} is no whole number from ${least} to ${most}`)
  return found
}

const plain = (text: string) =>
  text
    .replaceAll('$', '')
    .replaceAll(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, ' $1/$2')
    .replaceAll('\\pi', 'π')
    .replaceAll('−', '-')
    .replaceAll(/-\s+/g, '-')
    .trim()

function readText(text: string): number | undefined {
  const [, sign, whole, top, under] =
    /^([+-]?)\s*(?:(\d+)\s+)?([\d.,]*π?)(?:\/([\d.]+))?$/.exec(text) ?? []
  if (top === undefined || top === '') return undefined
  const size = Number(whole ?? 0) + readPart(top) / (under === undefined ? 1 : Number(under))
  return sign === '-' ? -size : size
}

function readPart(text: string): number {
  const isPi = text.endsWith('π')
  const digits = text.replaceAll(',', '').replace('π', '')
  return (isPi ? Math.PI : 1) * (digits === '' && isPi ? 1 : digits === '' ? NaN : Number(digits))
}

/** A number as it is printed: a true minus, no trailing noise, commas from ten thousand on. */
export function showNumber(value: number): string {
  const rounded = Number(value.toPrecision(10))
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.')
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole
  return `${rounded < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Prints values in the manner of a step: fractions after `1/4`, multiples of π after `π/2`. */
export function printerFor(step: Num, keepDenominator = false): (value: number) => string {
  const text = typeof step === 'string' ? plain(step) : ''
  const under = /\/(\d+)$/.exec(text)?.[1]
  const isPi = text.includes('π')
  if (under === undefined && !isPi) return showNumber
  const denominator = Number(under ?? 1)
  return (value) => {
    const top = Math.round((isPi ? value / Math.PI : value) * denominator)
    return showFraction(top, denominator, isPi ? 'π' : '', keepDenominator)
  }
}

function showFraction(top: number, under: number, unit: string, isKept: boolean): string {
  const sign = top < 0 ? '−' : ''
  const size = Math.abs(top)
  if (size === 0) return '0'
  const factor = isKept ? 1 : commonFactor(size, under)
  const [n, d] = [size / factor, under / factor]
  if (n % d === 0) return `${sign}${unit !== '' && n === d ? '' : n / d}${unit}`
  if (unit !== '') return `${sign}${n === 1 ? '' : n}${unit}/${d}`
  const whole = Math.floor(n / d)
  return whole === 0 ? `${sign}${n}/${d}` : `${sign}${whole} ${n % d}/${d}`
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b))

/** The values from one to another by a step, both ends included. Throws `DiagramError`. */
export function stepsOf(from: number, to: number, step: number, what: string): number[] {
  const count = Math.floor((to - from) / step + 1e-9)
  if (step <= 0 || to <= from)
    throw new DiagramError(`${what}: it has to go up from ${from} to ${to} by steps above 0`)
  if (count > 400) throw new DiagramError(`${what}: that are more than 400 steps`)
  return Array.from({ length: count + 1 }, (_, at) => from + at * step)
}
