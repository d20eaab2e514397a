import { dividedBy, ONE, type Rational, ratio, times, whole } from '@learngrove/maths/rational'

/** A unit as it is written in school, with its size in the base units of physics. */
export type Unit = {
  /** `m/s^2`, `kg`, `°C`. */
  readonly text: string
  /** The exponents of the bases; units with the same ones measure the same. */
  readonly dims: string
  readonly factor: Rational
}

const bases = ['m', 'kg', 's', 'A', 'K', 'mol', '°'] as const
type Exponents = Readonly<Partial<Record<(typeof bases)[number], number>>>

/** Symbol, names, exponents, size in base units, and the prefixes that go with it. */
type Row = readonly [string, string, Exponents, Rational, string?]

const newton: Exponents = { kg: 1, m: 1, s: -2 }
const joule: Exponents = { kg: 1, m: 2, s: -2 }
const watt: Exponents = { kg: 1, m: 2, s: -3 }
const mile = ratio(1609344n, 1000n)

const rows: readonly Row[] = [
  ['m', 'metre meter', { m: 1 }, ONE, 'kcmnµ'],
  ['g', 'gram gramme', { kg: 1 }, ratio(1n, 1000n), 'km'],
  ['s', 'second sec', { s: 1 }, ONE, 'm'],
  ['min', 'minute mins', { s: 1 }, whole(60)],
  ['h', 'hour hr', { s: 1 }, whole(3600)],
  ['days', 'day', { s: 1 }, whole(86400)],
  ['weeks', 'week', { s: 1 }, whole(604800)],
  ['N', 'newton', newton, ONE, 'km'],
  ['J', 'joule', joule, ONE, 'kM'],
  ['N m', 'Nm', joule, ONE],
  ['kWh', 'kwh', joule, whole(3600000)],
  ['W', 'watt', watt, ONE, 'kMm'],
  ['A', 'amp ampere', { A: 1 }, ONE, 'm'],
  ['C', 'coulomb', { A: 1, s: 1 }, ONE, 'm'],
  ['V', 'volt', { kg: 1, m: 2, s: -3, A: -1 }, ONE, 'km'],
  ['Ω', 'ohm', { kg: 1, m: 2, s: -3, A: -2 }, ONE, 'kM'],
  ['Pa', 'pascal', { kg: 1, m: -1, s: -2 }, ONE, 'kM'],
  ['Hz', 'hertz', { s: -1 }, ONE, 'kM'],
  ['l', 'litre liter L', { m: 3 }, ratio(1n, 1000n), 'mc'],
  ['mol', 'mole', { mol: 1 }, ONE, 'm'],
  ['°C', '°c celsius kelvin K', { K: 1 }, ONE],
  ['°', 'degree deg', { '°': 1 }, ONE],
  ['inches', 'inch', { m: 1 }, ratio(254n, 10000n)],
  ['ft', 'foot feet', { m: 1 }, ratio(3048n, 10000n)],
  ['miles', 'mile', { m: 1 }, mile],
  ['mph', 'mph', { m: 1, s: -1 }, dividedBy(mile, whole(3600))],
  ['km/h', 'kmh kph kmph', { m: 1, s: -1 }, ratio(1000n, 3600n)],
  ['lb', 'pound', { kg: 1 }, ratio(45359237n, 100000000n)],
  ['tonnes', 'tonne', { kg: 1 }, whole(1000)],
  ['dm', 'decimetre', { m: 1 }, ratio(1n, 10n)],
]

const prefixes: Readonly<Record<string, readonly [string, Rational]>> = {
  k: ['kilo', whole(1000)],
  c: ['centi', ratio(1n, 100n)],
  m: ['milli', ratio(1n, 1000n)],
  M: ['mega', whole(1000000)],
  µ: ['micro', ratio(1n, 1000000n)],
  n: ['nano', ratio(1n, 1000000000n)],
}

type Factor = { readonly text: string; readonly exponents: Exponents; readonly size: Rational }

const known = new Map<string, Factor>()
for (const [symbol, names, exponents, size, own = ''] of rows) {
  const spellings = names.split(' ').flatMap((name) => [name, `${name}s`])
  for (const spelling of [symbol, ...spellings])
    known.set(spelling, { text: symbol, exponents, size })
  for (const prefix of own) {
    const [word, by] = prefixes[prefix] ?? ['', ONE]
    const each = { text: `${prefix}${symbol}`, exponents, size: times(size, by) }
    for (const spelling of [each.text, ...spellings.map((name) => `${word}${name}`)])
      known.set(spelling, each)
  }
}
// Accepts `KG`, `kw` and `hz`, but nothing that would stand for two units.
for (const [spelling, factor] of [...known]) {
  const lower = spelling.toLowerCase()
  if (!known.has(lower) && lower !== 'a' && lower !== 'c') known.set(lower, factor)
}

/** No unit of a school has more factors, or a larger exponent. */
const MOST_FACTORS = 4

const word = /[A-Za-zΩµ]+|°[Cc]?/y
const exponent = /\^\s*([1-4])|([1-4])(?![\d.,]*\d)/y
const joint = /\s*\/\s*\(?\s*|[·* ]?/y

/** Factors that may follow another without a stroke: `N m`, `kg m/s`, `J/kg °C`. */
const followers: Readonly<Record<string, RegExp>> = { N: /^m$/, kg: /^(?:m|°C|K)$/ }

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/** Reads the unit that begins at a place of a text. */
export function unitAt(
  text: string,
  from: number,
): { readonly unit: Unit; readonly end: number } | undefined {
  const exponents = new Map<string, number>()
  let [at, size, written, isUnder] = [from, ONE, '', false]
  for (let count = 0; count < MOST_FACTORS; count += 1) {
    const gap = count === 0 ? '' : (matchAt(joint, text, at)?.[0] ?? '')
    const begin = at + gap.length
    const found = matchAt(word, text, begin)?.[0] ?? ''
    const factor = known.get(found) ?? known.get(found.toLowerCase())
    const isDivided = gap.includes('/')
    const last = /[A-Za-z]*$/.exec(written)?.[0] ?? ''
    if (!factor || (count > 0 && !isDivided && followers[last]?.test(found) !== true)) break
    const raised = matchAt(exponent, text, begin + found.length)
    isUnder ||= isDivided
    const power = Number(raised?.[1] ?? raised?.[2] ?? '1')
    for (let i = 0; i < power; i += 1)
      size = isUnder ? dividedBy(size, factor.size) : times(size, factor.size)
    for (const base of bases)
      exponents.set(
        base,
        (exponents.get(base) ?? 0) + (factor.exponents[base] ?? 0) * (isUnder ? -power : power),
      )
    const sign = count === 0 ? '' : isDivided ? '/' : ' '
    written += `${sign}${factor.text}${power === 1 ? '' : `^${power}`}`
    at = begin + found.length + (raised?.[0].length ?? 0)
    if (text[at] === ')' && text.slice(from, at).includes('(')) at += 1
  }
  if (written === '') return undefined
  const dims = bases.map((base) => exponents.get(base) ?? 0).join(' ')
  return { unit: { text: written.replace('/s/s', '/s^2'), dims, factor: size }, end: at }
}

/** Reads a unit that is the whole text; undefined where it is none. */
export function readUnit(text: string): Unit | undefined {
  const found = unitAt(text, 0)
  return found?.end === text.length ? found.unit : undefined
}

/** Writes a unit as LaTeX, to follow a number. */
export function unitLatex(text: string): string {
  if (text === '°') return '^\\circ'
  const words = text
    .replace(/°C/g, '}^\\circ\\text{C')
    .replace(/Ω/g, '}\\Omega\\text{')
    .replace(/\^(\d)/g, '}^{$1}\\text{')
  return `\\,\\text{${words}}`.replaceAll('\\text{}', '')
}
