import { distance, force, mass, time } from '#families/measure/compound.ts'
import { type Formula, type FormulaFamily, formula, quantity } from '#families/measure/formula.ts'
import { extension, gravity, spring, velocity } from '#families/science/forces-and-motion.ts'

const energy = quantity(
  'energy transferred',
  'J',
  /energy(?: transferred)?|work done|how much (?:energy|work)|joules/,
)
const kinetic = quantity('kinetic energy', 'J', /kinetic energy|\bk\.?e\b/)
const potential = quantity(
  'gravitational potential energy',
  'J',
  /(?:gravitational )?potential energy|\bg\.?p\.?e\b/,
)
const work = quantity('work done', 'J', /work(?: done| is done)|\bwork\b(?! out)/)
const elastic = quantity(
  'elastic potential energy',
  'J',
  /elastic(?: potential)? energy|energy stored/,
)
const source = /power|\bbulb|\bkettle|\bheater|\bmotor/
export const power = quantity('power', 'W', source)
const thermal = quantity('thermal energy', 'J', /(?:thermal |heat )?energy|\bheat\b/)
const capacity = quantity(
  'specific heat capacity',
  'J/kg °C',
  /specific heat(?: capacity)?|\bshc\b|heat capacity/,
  { range: [400, 4200] },
)
const warming = quantity(
  'temperature change',
  '°C',
  /temperature(?: change| rise)?|\bby\b|hotter|warmer|rise|change/,
)
const height = quantity(
  'height',
  'm',
  /height|high|up\b|how (?:far|high)|lift(?:ed|s)?|rais(?:ed|es)/,
)
const efficiency = quantity('percentage efficiency', '', /(?:percentage )?efficiency|efficient/)
const outputs = /useful(?:ly)?(?: (?:energy|power|output|work))*|output/
const inputs = /total(?: (?:energy|power))?(?: input)?|input|supplied|suppl(?:y|ies)|takes in/

/** The same formula for energies and for powers. */
const efficiencyOf = (what: string, unit: string): Formula =>
  formula(
    'n = U/I*100',
    {
      n: efficiency,
      U: quantity(`useful ${what} output`, unit, outputs, { range: [10, 40] }),
      I: quantity(`total ${what} input`, unit, inputs, { range: [50, 80] }),
    },
    'Efficiency is the useful part of what goes in, as a percentage.',
    'n: I/U*100 :: That is upside down: no machine gives out more than goes in.',
    'n: U/I :: That is the efficiency as a decimal: as a percentage it is 100 times that.',
  )

/** Energy, work and power. */
export const energies: FormulaFamily = {
  id: 'energy',
  title: 'energy, work and power',
  formulas: [
    formula(
      'E_k = 1/2*m*v^2',
      { E_k: kinetic, m: mass, v: velocity },
      'Kinetic energy grows with the mass and with the square of the speed.',
      'E_k: m*v^2 :: There is a half in this formula: halve it.',
      'E_k: 1/2*m*v :: The speed is squared.',
      'E_k: 1/2*(m*v)^2 :: Only the speed is squared, not the mass.',
      'v: 2*E_k/m :: That is the square of the speed: take the root.',
    ),
    formula(
      'E_p = m*g*h',
      { E_p: potential, m: mass, g: gravity, h: height },
      'Lifting works against the weight, m times g, over the height.',
      'E_p: m*h :: The field strength g belongs in too.',
    ),
    formula(
      'W = F*s',
      { W: work, F: force, s: distance },
      'Work is done where a force moves something along its line.',
    ),
    {
      ...formula(
        'P = E/t',
        { P: power, E: energy, t: time },
        'Power is the energy that is transferred in each second.',
        'P: E*t :: Power is energy divided by time.',
      ),
      units: [{ P: 'kW', E: 'kWh', t: 'h' }],
    },
    formula(
      'E_e = 1/2*k*x^2',
      { E_e: elastic, k: spring, x: extension },
      'The force grows as the spring stretches, so that half of the last force counts.',
      'E_e: k*x^2 :: There is a half in this formula: halve it.',
    ),
    formula(
      'E = m*c*T',
      { E: thermal, m: mass, c: capacity, T: warming },
      'The specific heat capacity is what one kilogram needs for one degree.',
    ),
    efficiencyOf('energy', 'J'),
    efficiencyOf('power', 'W'),
  ],
}
