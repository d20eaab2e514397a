/** The dimensions in which units are measured; an angle and each money count as one of their own. */
export type Dimension =
  | 'length'
  | 'mass'
  | 'time'
  | 'current'
  | 'heat'
  | 'amount'
  | 'angle'
  | 'pounds'
  | 'dollars'
  | 'euros'
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
  /** Names that mean it only where such a unit is asked for: `m` for minutes beside hours. */
  readonly also?: readonly string[]
}

const unit = (names: string, factor: string, of: UnitRow['of'], prefixes = false): UnitRow => ({
  names: names.split(' '),
  factor,
  of,
  prefixes,
})

const withAlso = (row: UnitRow, also: string): UnitRow => ({ ...row, also: also.split(' ') })

/** Units of school, with their exact sizes (SI brochure, 9th edition; UK weights and measures). */
export const UNITS: readonly UnitRow[] = [
  unit('m metre meter', '1', { length: 1 }, true),
  unit('in inch inches', '0.0254', { length: 1 }),
  unit('ft foot feet', '0.3048', { length: 1 }),
  unit('yd yard', '0.9144', { length: 1 }),
  unit('mi mile', '1609.344', { length: 1 }),
  unit('furlong', '201.168', { length: 1 }),
  unit('nmi', '1852', { length: 1 }),
  unit('Å angstrom ångström', '1e-10', { length: 1 }),
  unit('micron', '1e-6', { length: 1 }),
  unit('AU au', '149597870700', { length: 1 }),
  unit('ly lightyear', '9460730472580800', { length: 1 }),
  unit('pc parsec', '3.0856775814913673e16', { length: 1 }, true),
  unit('acre', '4046.8564224', { length: 2 }),
  unit('ha hectare', '10000', { length: 2 }),
  unit('l L litre liter', '0.001', { length: 3 }, true),
  unit('cc', '0.000001', { length: 3 }),
  unit('floz', '0.0000284130625', { length: 3 }),
  unit('pint pt', '0.00056826125', { length: 3 }),
  unit('quart qt', '0.0011365225', { length: 3 }),
  unit('gallon gal', '0.00454609', { length: 3 }),
  unit('g gram gramme', '0.001', { mass: 1 }, true),
  unit('kilo kilos', '1', { mass: 1 }),
  unit('t tonne', '1000', { mass: 1 }, true),
  unit('u Da amu', '1.66053906660e-27', { mass: 1 }),
  unit('lb pound lbs', '0.45359237', { mass: 1 }),
  unit('oz ounce', '0.028349523125', { mass: 1 }),
  unit('st stone', '6.35029318', { mass: 1 }),
  unit('s sec second secs', '1', { time: 1 }, true),
  withAlso(unit('min minute mins', '60', { time: 1 }), 'm'),
  unit('h hr hour hrs', '3600', { time: 1 }),
  unit('hh hectohour', '360000', { time: 1 }),
  unit('d day', '86400', { time: 1 }),
  unit('week wk wks', '604800', { time: 1 }),
  unit('fortnight', '1209600', { time: 1 }),
  unit('month', '2629800', { time: 1 }),
  unit('year yr y a', '31557600', { time: 1 }),
  unit('A amp ampere amps', '1', { current: 1 }, true),
  unit('K kelvin', '1', { heat: 1 }, true),
  {
    names: ['°C', 'degC', 'celsius', 'centigrade'],
    factor: '1',
    of: { heat: 1 },
    offset: '273.15',
    also: ['C', '°', 'deg', 'degree', 'degrees'],
  },
  {
    names: ['°F', 'degF', 'fahrenheit'],
    factor: '5/9',
    of: { heat: 1 },
    offset: '229835/900',
    also: ['F'],
  },
  unit('mol mole', '1', { amount: 1 }, true),
  unit('M molar', '1000', { amount: 1, length: -3 }, true),
  unit('cd candela', '1', { light: 1 }),
  unit('lm lumen', '1', { light: 1 }),
  unit('lx lux', '1', { light: 1, length: -2 }),
  unit('° deg degree degrees', '1', { angle: 1 }),
  // π as 40 figures: more than any answer or machine number has.
  unit('rad radian', '180/3.141592653589793238462643383279502884197', { angle: 1 }, true),
  unit('arcmin arcminute', '1/60', { angle: 1 }),
  unit('arcsec arcsecond', '1/3600', { angle: 1 }),
  unit('rev revolution turn', '360', { angle: 1 }),
  unit('rpm', '6', { angle: 1, time: -1 }),
  unit('Hz hertz', '1', { time: -1 }, true),
  unit('Bq becquerel', '1', { time: -1 }, true),
  unit('N newton', '1', { mass: 1, length: 1, time: -2 }, true),
  unit('Pa pascal', '1', { mass: 1, length: -1, time: -2 }, true),
  unit('bar', '100000', { mass: 1, length: -1, time: -2 }),
  unit('mbar millibar', '100', { mass: 1, length: -1, time: -2 }),
  unit('atm atmosphere', '101325', { mass: 1, length: -1, time: -2 }),
  unit('mmHg', '133.322387415', { mass: 1, length: -1, time: -2 }),
  unit('torr Torr', '101325/760', { mass: 1, length: -1, time: -2 }),
  unit('psi', '4.4482216152605/0.00064516', { mass: 1, length: -1, time: -2 }),
  unit('lbf', '4.4482216152605', { mass: 1, length: 1, time: -2 }),
  unit('kgf', '9.80665', { mass: 1, length: 1, time: -2 }),
  unit('dyn dyne', '0.00001', { mass: 1, length: 1, time: -2 }),
  unit('J joule', '1', { mass: 1, length: 2, time: -2 }, true),
  unit('cal calorie', '4.184', { mass: 1, length: 2, time: -2 }, true),
  // On food a calorie with a capital letter is a thousand of the others.
  unit('Cal', '4184', { mass: 1, length: 2, time: -2 }),
  unit('BTU Btu', '1055.05585262', { mass: 1, length: 2, time: -2 }),
  unit('erg', '1e-7', { mass: 1, length: 2, time: -2 }),
  unit('eV', '1.602176634e-19', { mass: 1, length: 2, time: -2 }, true),
  unit('Wh', '3600', { mass: 1, length: 2, time: -2 }, true),
  unit('W watt', '1', { mass: 1, length: 2, time: -3 }, true),
  unit('VA', '1', { mass: 1, length: 2, time: -3 }, true),
  unit('hp horsepower', '745.69987158227022', { mass: 1, length: 2, time: -3 }),
  unit('C coulomb', '1', { current: 1, time: 1 }, true),
  unit('V volt', '1', { mass: 1, length: 2, time: -3, current: -1 }, true),
  unit('Ω ohm ohms', '1', { mass: 1, length: 2, time: -3, current: -2 }, true),
  unit('S siemens', '1', { mass: -1, length: -2, time: 3, current: 2 }, true),
  unit('F farad', '1', { mass: -1, length: -2, time: 4, current: 2 }, true),
  unit('T tesla', '1', { mass: 1, time: -2, current: -1 }, true),
  unit('Wb weber', '1', { mass: 1, length: 2, time: -2, current: -1 }, true),
  unit('H henry', '1', { mass: 1, length: 2, time: -2, current: -2 }, true),
  unit('Gy gray', '1', { length: 2, time: -2 }, true),
  unit('Sv sievert', '1', { length: 2, time: -2 }, true),
  unit('mph', '0.44704', { length: 1, time: -1 }),
  unit('kph kmph kmh kmhr', '5/18', { length: 1, time: -1 }),
  unit('kn kt knot', '1852/3600', { length: 1, time: -1 }),
  unit('b bit', '1', { data: 1 }, true),
  unit('B byte', '8', { data: 1 }, true),
  withAlso(unit('£ GBP', '1', { pounds: 1 }), 'pound pounds quid'),
  unit('p pence penny', '0.01', { pounds: 1 }),
  unit('USD dollar', '1', { dollars: 1 }),
  unit('¢ cent', '0.01', { dollars: 1 }),
  unit('€ EUR euro', '1', { euros: 1 }),
  withAlso(unit('eurocent ct', '0.01', { euros: 1 }), 'c cent cents ¢'),
  unit('%', '0.01', {}),
]

/** Prefixes with their powers of ten, short and in full. */
export const PREFIXES: readonly (readonly [string, string, number])[] = [
  ['P', 'peta', 15],
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
  ['f', 'femto', -15],
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
  { name: 'an amount in pounds', of: { pounds: 1 } },
  { name: 'an amount in dollars', of: { dollars: 1 } },
  { name: 'an amount in euros', of: { euros: 1 } },
  { name: 'a concentration', of: { amount: 1, length: -3 } },
  { name: 'a momentum', of: { mass: 1, length: 1, time: -1 } },
  { name: 'an amount of data', of: { data: 1 } },
]
