/** The dimensions in which units are measured; an angle and money count as one of their own. */
export type Dimension =
  | 'length'
  | 'mass'
  | 'time'
  | 'current'
  | 'heat'
  | 'amount'
  | 'angle'
  | 'money'
  | 'data'
  | 'light'

export type UnitRow = {
  /** Every way to write it; the first is the usual one. A plural `s` need not be listed. */
  readonly names: readonly string[]
  /** How many of the base unit, exactly: `1000`, `1/3600`. */
  readonly factor: string
  readonly of: Readonly<Partial<Record<Dimension, number>>>
  /** Whether kilo, milli and the like go with it: with the short names, or with the words too. */
  readonly prefixes?: boolean
  /** Added after the factor, for temperatures. */
  readonly offset?: string
}

const unit = (names: string, factor: string, of: UnitRow['of'], prefixes = false): UnitRow => ({
  names: names.split(' '),
  factor,
  of,
  prefixes,
})

/** Units of school, with their exact sizes (SI brochure, 9th edition; UK weights and measures). */
export const UNITS: readonly UnitRow[] = [
  unit('m metre meter', '1', { length: 1 }, true),
  unit('in inch inches', '0.0254', { length: 1 }),
  unit('ft foot feet', '0.3048', { length: 1 }),
  unit('yd yard', '0.9144', { length: 1 }),
  unit('mi mile', '1609.344', { length: 1 }),
  unit('ha hectare', '10000', { length: 2 }),
  unit('l L litre liter', '0.001', { length: 3 }, true),
  unit('pint pt', '0.00056826125', { length: 3 }),
  unit('gallon gal', '0.00454609', { length: 3 }),
  unit('g gram gramme', '0.001', { mass: 1 }, true),
  unit('t tonne', '1000', { mass: 1 }),
  unit('lb pound', '0.45359237', { mass: 1 }),
  unit('oz ounce', '0.028349523125', { mass: 1 }),
  unit('st stone', '6.35029318', { mass: 1 }),
  unit('s sec second secs', '1', { time: 1 }, true),
  unit('min minute mins', '60', { time: 1 }),
  unit('h hr hour hrs', '3600', { time: 1 }),
  unit('d day', '86400', { time: 1 }),
  unit('week wk', '604800', { time: 1 }),
  unit('year yr y a', '31557600', { time: 1 }),
  unit('A amp ampere', '1', { current: 1 }, true),
  unit('K kelvin', '1', { heat: 1 }, true),
  { names: ['°C', 'degC', 'celsius'], factor: '1', of: { heat: 1 }, offset: '273.15' },
  { names: ['°F', 'degF', 'fahrenheit'], factor: '5/9', of: { heat: 1 }, offset: '229835/900' },
  unit('mol mole', '1', { amount: 1 }, true),
  unit('cd candela', '1', { light: 1 }),
  unit('° deg degree degrees', '1', { angle: 1 }),
  unit('Hz hertz', '1', { time: -1 }, true),
  unit('Bq becquerel', '1', { time: -1 }, true),
  unit('N newton', '1', { mass: 1, length: 1, time: -2 }, true),
  unit('Pa pascal', '1', { mass: 1, length: -1, time: -2 }, true),
  unit('bar', '100000', { mass: 1, length: -1, time: -2 }),
  unit('atm atmosphere', '101325', { mass: 1, length: -1, time: -2 }),
  unit('J joule', '1', { mass: 1, length: 2, time: -2 }, true),
  unit('cal calorie', '4.184', { mass: 1, length: 2, time: -2 }, true),
  unit('eV', '1.602176634e-19', { mass: 1, length: 2, time: -2 }, true),
  unit('Wh', '3600', { mass: 1, length: 2, time: -2 }, true),
  unit('W watt', '1', { mass: 1, length: 2, time: -3 }, true),
  unit('C coulomb', '1', { current: 1, time: 1 }, true),
  unit('V volt', '1', { mass: 1, length: 2, time: -3, current: -1 }, true),
  unit('Ω ohm', '1', { mass: 1, length: 2, time: -3, current: -2 }, true),
  unit('F farad', '1', { mass: -1, length: -2, time: 4, current: 2 }, true),
  unit('T tesla', '1', { mass: 1, time: -2, current: -1 }, true),
  unit('Wb weber', '1', { mass: 1, length: 2, time: -2, current: -1 }, true),
  unit('H henry', '1', { mass: 1, length: 2, time: -2, current: -2 }, true),
  unit('Gy gray', '1', { length: 2, time: -2 }, true),
  unit('Sv sievert', '1', { length: 2, time: -2 }, true),
  unit('mph', '0.44704', { length: 1, time: -1 }),
  unit('kph kmph', '5/18', { length: 1, time: -1 }),
  unit('b bit', '1', { data: 1 }, true),
  unit('B byte', '8', { data: 1 }, true),
  unit('£ GBP', '1', { money: 1 }),
  unit('p pence penny', '0.01', { money: 1 }),
  unit('%', '0.01', {}),
]

/** Prefixes with their powers of ten, short and in full. */
export const PREFIXES: readonly (readonly [string, string, number])[] = [
  ['T', 'tera', 12],
  ['G', 'giga', 9],
  ['M', 'mega', 6],
  ['k', 'kilo', 3],
  ['h', 'hecto', 2],
  ['da', 'deca', 1],
  ['d', 'deci', -1],
  ['c', 'centi', -2],
  ['m', 'milli', -3],
  ['µ', 'micro', -6],
  ['μ', 'micro', -6],
  ['u', 'micro', -6],
  ['n', 'nano', -9],
  ['p', 'pico', -12],
]

/** What a quantity of these dimensions is called, for the words to a student. */
export const QUANTITIES: readonly { readonly name: string; readonly of: UnitRow['of'] }[] = [
  { name: 'a length', of: { length: 1 } },
  { name: 'an area', of: { length: 2 } },
  { name: 'a volume', of: { length: 3 } },
  { name: 'a mass', of: { mass: 1 } },
  { name: 'a time', of: { time: 1 } },
  { name: 'a speed', of: { length: 1, time: -1 } },
  { name: 'an acceleration', of: { length: 1, time: -2 } },
  { name: 'a force', of: { mass: 1, length: 1, time: -2 } },
  { name: 'an energy', of: { mass: 1, length: 2, time: -2 } },
  { name: 'a power', of: { mass: 1, length: 2, time: -3 } },
  { name: 'a pressure', of: { mass: 1, length: -1, time: -2 } },
  { name: 'a density', of: { mass: 1, length: -3 } },
  { name: 'a current', of: { current: 1 } },
  { name: 'a charge', of: { current: 1, time: 1 } },
  { name: 'a voltage', of: { mass: 1, length: 2, time: -3, current: -1 } },
  { name: 'a resistance', of: { mass: 1, length: 2, time: -3, current: -2 } },
  { name: 'a temperature', of: { heat: 1 } },
  { name: 'a frequency', of: { time: -1 } },
  { name: 'an amount of substance', of: { amount: 1 } },
  { name: 'an angle', of: { angle: 1 } },
  { name: 'an amount of money', of: { money: 1 } },
]
