import * as exact from '@learngrove/maths/rational'
import { type Rational, readDecimal } from '@learngrove/maths/rational'
import { PREFIXES, UNITS, type UnitRow } from '#quantities/unit-table.ts'

/** A unit with its prefix, under every name that it goes by. */
export type SizedUnit = {
  readonly row: UnitRow
  readonly factor: Rational
  readonly offset: Rational
  /** Two names with the same id mean the very same unit: `km` and `kilometres`. */
  readonly id: string
}

/** `mol`, `cal` and shorter names are signs, and take the signs of prefixes; words take words. */
const LONGEST_SIGN = 3

const numberOf = (text: string): Rational => {
  const [top = '0', under = '1'] = text.split('/')
  return exact.over(readDecimal(top) ?? exact.ZERO, readDecimal(under) ?? exact.ONE) ?? exact.ONE
}

const TEN = exact.whole(10)
const tenTo = (power: number): Rational => {
  const big = exact.whole(TEN.n ** BigInt(Math.abs(power)))
  return power >= 0 ? big : (exact.over(exact.ONE, big) ?? exact.ONE)
}

const sized = (row: UnitRow, power = 0): SizedUnit => ({
  row,
  factor: exact.times(numberOf(row.factor), tenTo(power)),
  offset: row.offset === undefined ? exact.ZERO : numberOf(row.offset),
  id: `${row.names[0]} ${power}`,
})

/** Every way to write every unit, made once: `km`, `kilometre`, `kilometres`. */
const SPELLINGS: ReadonlyMap<string, SizedUnit> = (() => {
  const all = new Map<string, SizedUnit>()
  const put = (name: string, unit: SizedUnit) => {
    if (!all.has(name)) all.set(name, unit)
    if (name.length > 3 && !all.has(`${name}s`)) all.set(`${name}s`, unit)
  }
  for (const row of UNITS) for (const name of row.names) put(name, sized(row))
  for (const row of UNITS) {
    if (!row.prefixes) continue
    for (const [short, long, power] of PREFIXES) {
      const unit = sized(row, power)
      for (const name of row.names) {
        if (name.length <= LONGEST_SIGN) put(short + name, unit)
        if (name.length >= LONGEST_SIGN) put(long + name, unit)
      }
    }
  }
  return all
})()

/** `KG` and `Metres` are let pass where only one unit can be meant. */
const LOOSE: ReadonlyMap<string, SizedUnit | undefined> = (() => {
  const all = new Map<string, SizedUnit | undefined>()
  for (const [name, unit] of SPELLINGS) {
    const lower = name.toLowerCase()
    if (lower.length < 2) continue
    const other = all.get(lower)
    all.set(lower, all.has(lower) && other?.id !== unit.id ? undefined : unit)
  }
  return all
})()

/** Every unit whose name is this but for capital letters. */
const ANY_CASE: ReadonlyMap<string, readonly SizedUnit[]> = (() => {
  const all = new Map<string, SizedUnit[]>()
  for (const [name, unit] of SPELLINGS) {
    const lower = name.toLowerCase()
    const others = all.get(lower) ?? []
    // The name as it is typed in small letters comes first.
    if (others.some(({ id }) => id === unit.id)) continue
    all.set(lower, name === lower ? [unit, ...others] : [...others, unit])
  }
  return all
})()

const ALSO: ReadonlyMap<string, readonly SizedUnit[]> = (() => {
  const all = new Map<string, SizedUnit[]>()
  for (const row of UNITS)
    for (const name of row.also ?? []) all.set(name, [...(all.get(name) ?? []), sized(row)])
  return all
})()

/** The unit of this name; undefined where there is none, or capital letters leave it open. */
export const unitNamed = (name: string): SizedUnit | undefined =>
  SPELLINGS.get(name) ?? LOOSE.get(name.toLowerCase())

/** Other units that the name may mean where one of their dimension is asked for. */
export const alsoNamed = (name: string): readonly SizedUnit[] => ALSO.get(name) ?? []

/**
 * The units that the name may mean in other capital letters; the one that is written in small
 * letters alone is the only one where the name is typed in capitals throughout.
 */
export function unitsInAnyCase(name: string): readonly SizedUnit[] {
  const lower = name.toLowerCase()
  const all = ANY_CASE.get(lower) ?? []
  const small = SPELLINGS.get(lower)
  return name.length > 1 && name === name.toUpperCase() && small !== undefined ? [small] : all
}
