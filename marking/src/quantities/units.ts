import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import { alsoNamed, type SizedUnit, unitNamed, unitsInAnyCase } from '#quantities/unit-names.ts'
import { QUANTITIES } from '#quantities/unit-table.ts'
import { plainUnit } from '#quantities/unit-text.ts'

/** A unit as written, ready for conversion: value · factor + offset in base units. */
export type Unit = {
  readonly factor: Rational
  readonly offset: Rational
  /** Dimensions with their powers, sorted: `length1 time-1`. Equal texts can be converted. */
  readonly dimension: string
  /** The units that it is made of, with their powers, sorted: alike for `kg m` and `m kg`. */
  readonly made_of: string
}

const MAX_UNIT_LENGTH = 60
const MAX_UNIT_POWER = 9
/** The longest short name that another may follow without a space. */
const MAX_CUT = 3
/** Ways to read the capital letters of one unit; more are not tried. */
const MAX_CHOICES = 64

const FACTOR = /(\/)|([a-zA-Z\u00b5\u03bc°Ω£€¢%Ååö]+)(?:\^?(-?\d+))?/g

/** Reads a unit; undefined where it is none that is known. */
export const readUnit = (text: string): Unit | undefined => readWith(text, unitNamed)

function readWith(text: string, named: (name: string) => SizedUnit | undefined): Unit | undefined {
  if (text.length > MAX_UNIT_LENGTH) return undefined
  const plain = plainUnit(text)
  const factors = [...plain.matchAll(FACTOR)]
  const seen = factors.map(([all]) => all).join('')
  if (factors.length === 0 || seen.replace(/\s/g, '') !== plain.replace(/[\s.]/g, ''))
    return undefined
  let factor = exact.ONE
  let offset = exact.ZERO
  let below = false
  const powers = new Map<string, number>()
  const parts = new Map<string, number>()
  for (const [, slash, name = '', written = '1'] of factors) {
    if (slash !== undefined) {
      below = true
      continue
    }
    const unit = named(name)
    const power = below ? -Number(written) : Number(written)
    if (unit === undefined || power === 0 || Math.abs(power) > MAX_UNIT_POWER) return undefined
    for (let i = 0; i < Math.abs(power); i += 1) {
      const next = power > 0 ? exact.times(factor, unit.factor) : exact.over(factor, unit.factor)
      factor = next ?? factor
    }
    for (const [dimension, size] of Object.entries(unit.row.of))
      powers.set(dimension, (powers.get(dimension) ?? 0) + size * power)
    parts.set(unit.id, (parts.get(unit.id) ?? 0) + power)
    // Only a temperature that stands alone has a zero of its own; in J/°C it is a difference.
    if (factors.length === 1 && power === 1) offset = unit.offset
  }
  return { factor, offset, dimension: powersText(powers), made_of: powersText(parts) }
}

/**
 * The unit read so that it measures `dimension`, where that is possible: `ms^-1` is metres
 * per second if a speed is wanted, `kgm` is kg m, `m` are minutes beside hours, and `C` are
 * degrees where a temperature is wanted.
 */
export function readUnitAs(text: string, dimension: string): Unit | undefined {
  const plain = readUnit(text)
  if (plain?.dimension === dimension) return plain
  const name = plainUnit(text)
  const also = alsoNamed(name)
    .map(alone)
    .find((unit) => unit.dimension === dimension)
  if (also !== undefined) return also
  for (let cut = 1; cut <= MAX_CUT; cut += 1) {
    const spaced = name.replace(/[a-zA-Z\u00b5\u03bc]{2,}/g, (word) =>
      cut < word.length ? `${word.slice(0, cut)} ${word.slice(cut)}` : word,
    )
    const unit = spaced === name ? undefined : readUnit(spaced)
    if (unit?.dimension === dimension) return unit
  }
  return inAnyCase(name, dimension) ?? plain
}

/** More names in one unit are not tried in other letters. */
const MAX_NAMES = 4

/**
 * `5 M/S` where a speed is asked for: the unit in other capital letters, if there is only one that
 * measures it. `mw` may be a milliwatt or a megawatt, and is neither.
 */
function inAnyCase(text: string, dimension: string): Unit | undefined {
  const names = [...new Set([...text.matchAll(FACTOR)].flatMap(([, , name]) => name ?? []))]
  if (names.length === 0 || names.length > MAX_NAMES) return undefined
  // Nobody's shift key turns Pa into pA, which is a unit as it stands.
  if (/\p{Ll}\p{Lu}/u.test(text) && readUnit(text) !== undefined) return undefined
  let choices: ReadonlyMap<string, SizedUnit>[] = [new Map()]
  for (const name of names)
    choices = choices
      .flatMap((chosen) => unitsInAnyCase(name).map((unit) => new Map(chosen).set(name, unit)))
      .slice(0, MAX_CHOICES)
  const fitting = new Map<string, Unit>()
  for (const chosen of choices) {
    const unit = readWith(text, (name) => chosen.get(name))
    if (unit?.dimension === dimension) fitting.set(unit.made_of, unit)
  }
  const [only, ...others] = fitting.values()
  return others.length === 0 ? only : undefined
}

/** Every unit that the text may be, the usual one first: `pounds` are a mass or money. */
export const unitsFor = (text: string): readonly Unit[] => {
  const plain = readUnit(text)
  const also = alsoNamed(plainUnit(text)).map(alone)
  return plain === undefined ? also : [plain, ...also]
}

const alone = ({ factor, offset, row, id }: SizedUnit): Unit => ({
  factor,
  offset,
  dimension: powersText(Object.entries(row.of)),
  made_of: powersText([[id, 1]]),
})

function powersText(powers: Iterable<readonly [string, number | undefined]>): string {
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}${power}`)
    .sort()
    .join(' ')
}

const NAMED: ReadonlyMap<string, string> = new Map(
  QUANTITIES.map(({ name, of }) => [powersText(Object.entries(of)), name]),
)

/** `a length`, `an area`; undefined where the dimensions have no school name. */
export const quantityOf = (unit: Unit): string | undefined => NAMED.get(unit.dimension)

/** Why a unit of another dimension does not fit, in words for the student. */
export function dimensionNote(unit: string, given: Unit, wanted: Unit): string {
  const [has, asks] = [quantityOf(given), quantityOf(wanted)]
  const needs = asks === undefined ? 'something else is asked for' : `the question asks for ${asks}`
  return has === undefined
    ? `The unit ${unitShown(unit)} does not fit: ${needs}.`
    : `The unit ${unitShown(unit)} measures ${has}, and ${needs}.`
}

/** A unit as people write it. */
export const unitShown = (unit: string): string => plainUnit(unit).replace(/\bUSD\b/, '$')

/** A value in base units. */
export const toBase = (value: Rational, unit: Unit): Rational =>
  exact.plus(exact.times(value, unit.factor), unit.offset)

/** A value in base units as a value in `unit`. */
export const fromBase = (value: Rational, unit: Unit): Rational =>
  exact.over(exact.minus(value, unit.offset), unit.factor) ?? exact.ZERO
