import { distance, force, mass, time } from '#families/measure/compound.ts'
import { type FormulaFamily, formula, quantity } from '#families/measure/formula.ts'

const named = { isNamed: true }
export const gravity = quantity('gravitational field strength', 'N/kg', /gravit|\bg\b/, {
  usual: '9.8',
})
const acceleration = quantity(
  'acceleration',
  'm/s^2',
  /(?:accelerat|decelerat)(?:ion|es|ing|ed|e)\b/,
)
export const velocity = quantity('velocity', 'm/s', /velocity|speed|how fast|moving|travell?ing/)
const first = quantity(
  'initial velocity',
  'm/s',
  /(?:initial|starting|first|original) (?:velocity|speed)|from|initially|starts?|at first|moving|travell?ing/,
  { said: [/(?:from|at) rest|stationary|from (?:a )?standstill/, '0'], range: [2, 9] },
)
const last = quantity(
  'final velocity',
  'm/s',
  /(?:final|end|finishing) (?:velocity|speed)|to\b|reach(?:es|ing)?|velocity|speed|how fast/,
  { said: [/(?:to rest|to a stop|stops\b|to a halt)/, '0'], range: [10, 30] },
)
const weight = quantity('weight', 'N', /weight|weighs?/)
const moment = quantity('moment', 'N m', /moment\b|torque|turning (?:effect|force)/, named)
const arm = quantity(
  'distance from the pivot',
  'm',
  /(?:perpendicular )?distance(?: from (?:the )?pivot)?|from (?:the|a) pivot|how far|long/,
)
export const extension = quantity(
  'extension',
  'm',
  /extension|extend(?:s|ed)|stretch(?:es|ed)?|compress(?:ion|ed)/,
)
export const spring = quantity('spring constant', 'N/m', /spring constant|stiffness/)
const momentum = quantity('momentum', 'kg m/s', /momentum/)
const pressure = quantity('pressure', 'Pa', /pressure/)
const depth = quantity('depth', 'm', /depth|deep|height|below/)
const density = quantity('density', 'kg/m^3', /density/)

/** Forces, and what they do. */
export const forces: FormulaFamily = {
  id: 'forces',
  title: 'forces',
  formulas: [
    formula(
      'F = m*a',
      { F: force, m: mass, a: acceleration },
      "Newton's second law: a heavy thing that is to speed up quickly needs a large force.",
      'F: m/a :: Mass and acceleration are multiplied.',
    ),
    formula(
      'W = m*g',
      { W: weight, m: mass, g: gravity },
      'Weight is the pull of gravity: on Earth about 9.8 N on every kilogram.',
      'W: m/g :: Mass and field strength are multiplied.',
      'W: m :: That is the mass. Weight is a force, in newtons.',
    ),
    formula(
      'M = F*d',
      { M: moment, F: force, d: arm },
      'A force turns more the further from the pivot it pushes.',
    ),
    formula(
      'F = k*x',
      { F: force, k: spring, x: extension },
      "Hooke's law: a spring stretches in step with the force, up to its limit.",
    ),
    formula('p = m*v', { p: momentum, m: mass, v: velocity }, 'Momentum is mass times velocity.'),
    {
      ...formula(
        'p = h*D*g',
        { p: pressure, h: depth, D: density, g: gravity },
        'The deeper you are, the more liquid presses from above.',
      ),
      topic: { name: 'liquid', words: /liquid|water|deep|depth|sea|diver|column/ },
    },
  ],
}

/** Motion in a straight line with a steady acceleration. */
export const motion: FormulaFamily = {
  id: 'motion',
  title: 'acceleration',
  formulas: [
    formula(
      'a = (v - u)/t',
      { a: acceleration, v: last, u: first, t: time },
      'Acceleration is the change of velocity in each second.',
      'a: (u - v)/t :: The change is the final velocity less the first one.',
      'a: v/t :: Take the first velocity away before you divide.',
      'v: a*t - u :: The first velocity is added on.',
    ),
    formula(
      'v^2 = u^2 + 2*a*s',
      { v: last, u: first, a: acceleration, s: distance },
      'It joins the velocities and the distance where the time is not known.',
      'v: u^2 + 2*a*s :: That is the square of the velocity: take the root.',
      'v: u + 2*a*s :: The velocities are squared in this formula.',
    ),
  ],
}
