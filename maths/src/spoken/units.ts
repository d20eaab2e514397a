/** Units by their signs: one of them, and several. */
const UNITS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['mm', ['millimetre', 'millimetres']],
  ['cm', ['centimetre', 'centimetres']],
  ['m', ['metre', 'metres']],
  ['km', ['kilometre', 'kilometres']],
  ['nm', ['nanometre', 'nanometres']],
  ['mg', ['milligram', 'milligrams']],
  ['g', ['gram', 'grams']],
  ['kg', ['kilogram', 'kilograms']],
  ['ml', ['millilitre', 'millilitres']],
  ['mL', ['millilitre', 'millilitres']],
  ['l', ['litre', 'litres']],
  ['L', ['litre', 'litres']],
  ['s', ['second', 'seconds']],
  ['ms', ['millisecond', 'milliseconds']],
  ['min', ['minute', 'minutes']],
  ['h', ['hour', 'hours']],
  ['N', ['newton', 'newtons']],
  ['kN', ['kilonewton', 'kilonewtons']],
  ['J', ['joule', 'joules']],
  ['kJ', ['kilojoule', 'kilojoules']],
  ['W', ['watt', 'watts']],
  ['kW', ['kilowatt', 'kilowatts']],
  ['V', ['volt', 'volts']],
  ['A', ['amp', 'amps']],
  ['mA', ['milliamp', 'milliamps']],
  ['Ω', ['ohm', 'ohms']],
  ['Hz', ['hertz', 'hertz']],
  ['kHz', ['kilohertz', 'kilohertz']],
  ['Pa', ['pascal', 'pascals']],
  ['kPa', ['kilopascal', 'kilopascals']],
  ['C', ['coulomb', 'coulombs']],
  ['K', ['kelvin', 'kelvin']],
  ['mol', ['mole', 'moles']],
  ['mph', ['mile per hour', 'miles per hour']],
])

const POWERS: Readonly<Record<string, string>> = { '2': 'square', '3': 'cubic' }
/** By so much time something happens: there a power is said after its unit. */
const TIMES = new Set(['s', 'h', 'min', 'ms'])

const signs = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|')
const one = `(${signs})(?:\\^?(2|3)| (squared|cubed))?`
const quantity = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d[\\d,]*(?:\\.\\d+)?) ?${one}(?:/${one})?(?![\\p{L}\\d/'’])`,
  'gu',
)

/** Says the units behind numbers: `5 cm^2` is "5 square centimetres", `3 m/s` is "3 metres per second". */
export const sayUnits = (text: string): string =>
  text.replace(quantity, (_, count: string, ...read: (string | undefined)[]) => {
    const [unit = '', power, powerWord, under, underPower, underWord] = read
    const above = unitWords(unit, powerOf(power, powerWord), count !== '1')
    if (under === undefined) return `${count} ${above}`
    return `${count} ${above} per ${unitWords(under, powerOf(underPower, underWord), false)}`
  })

const powerOf = (digit: string | undefined, word: string | undefined): string | undefined =>
  digit ?? (word === undefined ? undefined : word === 'squared' ? '2' : '3')

function unitWords(unit: string, power: string | undefined, isSeveral: boolean): string {
  const [single = unit, several = unit] = UNITS.get(unit) ?? []
  const name = isSeveral ? several : single
  if (power === undefined) return name
  if (TIMES.has(unit)) return `${name} ${power === '2' ? 'squared' : 'cubed'}`
  return `${POWERS[power]} ${name}`
}
