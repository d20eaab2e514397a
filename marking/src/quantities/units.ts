import { PREFIXES, QUANTITIES, UNITS, type UnitRow } from '#quantities/unit-table.ts'
import * as exact from '#values/rational.ts'
import { type Rational, readDecimal } from '#values/rational.ts'

/** A unit as written, ready for conversion: value · factor + offset in base units. */
export type Unit = {
  readonly factor: Rational
  readonly offset: Rational
  /** Dimensions with their powers, sorted: `length1 time-1`. Equal texts can be converted. */
  readonly dimension: string
}

const MAX_UNIT_LENGTH = 60
const MAX_UNIT_POWER = 9
/** The longest short name that another may follow without a space. */
const MAX_CUT = 3

const numberOf = (text: string): Rational => {
  const [top = '0', under = '1'] = text.split('/')
  return exact.over(readDecimal(top) ?? exact.ZERO, readDecimal(under) ?? exact.ONE) ?? exact.ONE
}

const TEN = exact.whole(10)
const tenTo = (power: number): Rational => {
  const big = exact.whole(TEN.n ** BigInt(Math.abs(power)))
  return power >= 0 ? big : (exact.over(exact.ONE, big) ?? exact.ONE)
}

type Sized = { readonly row: UnitRow; readonly factor: Rational }

/** Every way to write every unit, made once: `km`, `kilometre`, `kilometres`. */
const SPELLINGS: ReadonlyMap<string, Sized> = (() => {
  const all = new Map<string, Sized>()
  const put = (name: string, sized: Sized) => {
    if (!all.has(name)) all.set(name, sized)
    if (name.length > 3 && !all.has(`${name}s`)) all.set(`${name}s`, sized)
  }
  for (const row of UNITS)
    for (const name of row.names) put(name, { row, factor: numberOf(row.factor) })
  for (const row of UNITS) {
    if (!row.prefixes) continue
    for (const [short, long, power] of PREFIXES) {
      const factor = exact.times(numberOf(row.factor), tenTo(power))
      for (const name of row.names) put((name.length > 2 ? long : short) + name, { row, factor })
    }
  }
  return all
})()

/** `KG` and `Metres` are let pass where only one unit can be meant. */
const LOOSE: ReadonlyMap<string, Sized | undefined> = (() => {
  const all = new Map<string, Sized | undefined>()
  for (const [name, sized] of SPELLINGS) {
    const lower = name.toLowerCase()
    if (lower.length > 1) all.set(lower, all.has(lower) ? undefined : sized)
  }
  return all
})()

/** One spelling of powers and products: `m s⁻¹`, `m/s`, `\mathrm{m}\,\mathrm{s}^{-1}`. */
export function plainUnit(text: string): string {
  return text
    .replace(/\\(?:text|mathrm|operatorname|mbox)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\[,;: !]|~/g, ' ')
    .replace(/\\cdot|\\times|[·⋅×*]/g, ' ')
    .replace(/\^\s*\{?\s*\\circ\s*\}?|\\degree|º/g, '°')
    .replace(/\\(Omega|mu)\b/g, (_, name) => (name === 'mu' ? '\u00b5' : 'Ω'))
    .replace(/[−–]/g, '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (signs) => `^${[...signs].map(plainDigit).join('')}`)
    .replace(/[{}()$\\]/g, '')
    .replace(/\s*\^\s*/g, '^')
    .replace(/\bper\b/gi, '/')
    .replace(/\b(?:square|sq)\s+([a-zA-Z]+)/gi, '$1^2')
    .replace(/\b(?:cubic|cu)\s+([a-zA-Z]+)/gi, '$1^3')
    .replace(/\s+squared\b/gi, '^2')
    .replace(/\s+cubed\b/gi, '^3')
    .replace(/°\s+(?=[CF])/g, '°')
    .replace(/(?<=[a-zA-Z])°/g, ' °')
    .replace(/degrees?\s+(celsius|fahrenheit|c|f)\b/gi, (_, scale) => `°${scale[0].toUpperCase()}`)
    .replace(/\.$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'
const plainDigit = (sign: string): string => '0123456789-'.charAt(SUPERSCRIPTS.indexOf(sign))

/** Reads a unit; undefined where it is none that is known. */
export function readUnit(text: string): Unit | undefined {
  if (text.length > MAX_UNIT_LENGTH) return undefined
  const plain = plainUnit(text)
  const factors = [...plain.matchAll(/(\/)|([a-zA-Z\u00b5\u03bc°Ω£%]+)(?:\^?(-?\d+))?/g)]
  if (
    factors.length === 0 ||
    factors
      .map(([all]) => all)
      .join('')
      .replace(/\s/g, '') !== plain.replace(/[\s.]/g, '')
  )
    return undefined
  let factor = exact.ONE
  let offset = exact.ZERO
  let below = false
  const powers = new Map<string, number>()
  for (const [, slash, name = '', written = '1'] of factors) {
    if (slash !== undefined) {
      below = true
      continue
    }
    const sized = SPELLINGS.get(name) ?? LOOSE.get(name.toLowerCase())
    const power = below ? -Number(written) : Number(written)
    if (sized === undefined || power === 0 || Math.abs(power) > MAX_UNIT_POWER) return undefined
    for (let i = 0; i < Math.abs(power); i += 1) {
      const next = power > 0 ? exact.times(factor, sized.factor) : exact.over(factor, sized.factor)
      factor = next ?? factor
    }
    for (const [dimension, size] of Object.entries(sized.row.of))
      powers.set(dimension, (powers.get(dimension) ?? 0) + size * power)
    // Only a temperature that stands alone has a zero of its own; in J/°C it is a difference.
    if (sized.row.offset !== undefined && factors.length === 1) offset = numberOf(sized.row.offset)
  }
  return { factor, offset, dimension: dimensionText(powers) }
}

/**
 * The unit read so that it measures `dimension`, where that is possible:
 * `ms^-1` is metres per second if a speed is wanted, and `kgm` is kg m.
 */
export function readUnitAs(text: string, dimension: string): Unit | undefined {
  const plain = readUnit(text)
  if (plain?.dimension === dimension) return plain
  for (let cut = 1; cut <= MAX_CUT; cut += 1) {
    const spaced = plainUnit(text).replace(/[a-zA-Z\u00b5\u03bc]{2,}/g, (name) =>
      cut < name.length ? `${name.slice(0, cut)} ${name.slice(cut)}` : name,
    )
    const unit = readUnit(spaced)
    if (unit?.dimension === dimension) return unit
  }
  return plain
}

function dimensionText(powers: Iterable<readonly [string, number | undefined]>): string {
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}${power}`)
    .sort()
    .join(' ')
}

const NAMED: ReadonlyMap<string, string> = new Map(
  QUANTITIES.map(({ name, of }) => [dimensionText(Object.entries(of)), name]),
)

/** `a length`, `an area`; undefined where the dimensions have no school name. */
export const quantityOf = (unit: Unit): string | undefined => NAMED.get(unit.dimension)

/** A value in base units. */
export const toBase = (value: Rational, unit: Unit): Rational =>
  exact.plus(exact.times(value, unit.factor), unit.offset)

/** A value in base units as a value in `unit`. */
export const fromBase = (value: Rational, unit: Unit): Rational =>
  exact.over(exact.minus(value, unit.offset), unit.factor) ?? exact.ZERO
