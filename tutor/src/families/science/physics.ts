import { measures } from '#families/measure/compound.ts'
import type { FormulaFamily } from '#families/measure/formula.ts'
import { formulasIn, quantitiesIn } from '#families/measure/table.ts'

const quantities = quantitiesIn(
  String.raw`
  acceleration | m/s^2 | (?:accelerat|decelerat)(?:ion|es|ing|ed|e)\b
  weight | N | weight|how much does .{1,40} weigh
  gravitational field strength | N/kg | gravit|\bg\b | usual 9.8
  moment | N m | moment\b|torque|turning (?:effect|force) | named
  distance from the pivot | m | (?:perpendicular )?distance(?: from (?:the )?pivot)?|from (?:the|a) pivot|how far|long
  spring constant | N/m | spring constant|stiffness
  extension | m | extension|extend(?:s|ed)|stretch(?:es|ed)?|compress(?:ion|ed)
  momentum | kg m/s | momentum
  velocity | m/s | velocity|speed|how fast|moving|travell?ing
  depth | m | depth|deep|height|below
  density | kg/m^3 | density
  final velocity | m/s | (?:final|end|finishing) (?:velocity|speed)|to\b|reach(?:es|ing)?|velocity|speed|how fast | range 10-30 | said 0 (?:to rest|to a stop|stops\b|to a halt)
  initial velocity | m/s | (?:initial|starting|first|original) (?:velocity|speed)|from|initially|starts?|at first|moving|travell?ing | range 2-9 | said 0 (?:from|at) rest|stationary|from (?:a )?standstill
  stopping distance | m | (?:total )?stopping(?: distance)?|total distance
  thinking distance | m | thinking(?: distance)? | named, range 6-20
  braking distance | m | braking(?: distance)? | named, range 21-60
  kinetic energy | J | kinetic energy|\bk\.?e\b
  gravitational potential energy | J | (?:gravitational )?potential energy|\bg\.?p\.?e\b
  height | m | height|high|up\b|how (?:far|high)|lift(?:ed|s)?|rais(?:ed|es)
  distance (moved) | m | distance|how far|height|length|over|through|along
  work done | J | work(?: done| is done)|\bwork\b(?! out)
  power | W | power|\bbulb|\bkettle|\bheater|\bmotor
  energy transferred | J | energy(?: transferred)?|work done|how much (?:energy|work)|joules
  elastic potential energy | J | elastic(?: potential)? energy|energy stored
  thermal energy | J | (?:thermal |heat )?energy|\bheat\b
  specific heat capacity | J/kg °C | specific heat(?: capacity)?|\bshc\b|heat capacity | range 400-4200
  temperature change | °C | temperature(?: change| rise)?|\bby\b|hotter|warmer|rise|change
  percentage efficiency | - | (?:percentage )?efficiency|efficient
  useful energy output | J | useful(?:ly)?(?: (?:energy|power|output|work))*|output | range 10-40
  total energy input | J | total(?: (?:energy|power))?(?: input)?|input|supplied|suppl(?:y|ies)|takes in | range 50-80
  useful power output | W | useful(?:ly)?(?: (?:energy|power|output|work))*|output | range 10-40
  total power input | W | total(?: (?:energy|power))?(?: input)?|input|supplied|suppl(?:y|ies)|takes in | range 50-80
  potential difference | V | potential difference|voltage|\bp\.?d\b|\bemf\b|battery|how many volts
  current | A | current|how many amps
  resistance | Ω | resistance|resistor|how many ohms
  charge | C | charge(?: flow)?|coulombs
  wave speed | m/s | (?:wave )?(?:speed|velocity)|how fast
  frequency | Hz | frequency
  wavelength | m | wave ?length
  period | s | (?:time )?period | range 2-8`,
  measures,
)

/** Forces, and what they do. */
const forces: FormulaFamily = {
  id: 'forces',
  title: 'forces',
  formulas: formulasIn(
    quantities,
    `
  F = m*a | F force, m mass, a acceleration | Newton's second law: a heavy thing that is to speed up quickly needs a large force.
  - F: m/a :: Mass and acceleration are multiplied.
  W = m*g | W weight, m mass, g gravitational field strength | Weight is the pull of gravity: on Earth about 9.8 N on every kilogram.
  - W: m/g :: Mass and field strength are multiplied.
  - W: m :: That is the mass. Weight is a force, in newtons.
  M = F*d | M moment!, F force, d distance from the pivot | A force turns more the further from the pivot it pushes.
  F = k*x | F force, k spring constant, x extension | Hooke's law: a spring stretches in step with the force, up to its limit.
  p = m*v | p momentum, m mass, v velocity | Momentum is mass times velocity.
  # liquid | liquid|water|deep|depth|sea|diver|column | 
  p = h*D*g | p pressure, h depth, D density, g gravitational field strength | The deeper you are, the more liquid presses from above.`,
  ),
}

/** Motion in a straight line with a steady acceleration. */
const motion: FormulaFamily = {
  id: 'motion',
  title: 'acceleration',
  formulas: formulasIn(
    quantities,
    `
  a = (v - u)/t | a acceleration, v final velocity, u initial velocity, t time | Acceleration is the change of velocity in each second.
  - a: (u - v)/t :: The change is the final velocity less the first one.
  - a: v/t :: Take the first velocity away before you divide.
  - v: a*t - u :: The first velocity is added on.
  S = T + B | S stopping distance, T thinking distance!, B braking distance! | While the driver thinks and while the brakes work the car goes on.
  v^2 = u^2 + 2*a*s | v final velocity, u initial velocity, a acceleration, s distance | It joins the velocities and the distance where the time is not known.
  - v: u^2 + 2*a*s :: That is the square of the velocity: take the root.
  - v: u + 2*a*s :: The velocities are squared in this formula.`,
  ),
}

/** Energy, work and power. */
const energies: FormulaFamily = {
  id: 'energy',
  title: 'energy, work and power',
  formulas: formulasIn(
    quantities,
    `
  E_k = 1/2*m*v^2 | E_k kinetic energy, m mass, v velocity | Kinetic energy grows with the mass and with the square of the speed.
  - E_k: m*v^2 :: There is a half in this formula: halve it.
  - E_k: 1/2*m*v :: The speed is squared.
  - E_k: 1/2*(m*v)^2 :: Only the speed is squared, not the mass.
  - v: 2*E_k/m :: That is the square of the speed: take the root.
  E_p = m*g*h | E_p gravitational potential energy, m mass, g gravitational field strength, h height | Lifting works against the weight, m times g, over the height.
  - E_p: m*h :: The field strength g belongs in too.
  W = F*s | W work done, F force, s distance (moved) | Work is done where a force moves something along its line.
  P = E/t | P power, E energy transferred, t time | Power is the energy that is transferred in each second.
  - P: E*t :: Power is energy divided by time.
  ~ P kW, E kWh, t h
  E_e = 1/2*k*x^2 | E_e elastic potential energy, k spring constant, x extension | The force grows as the spring stretches, so that half of the last force counts.
  - E_e: k*x^2 :: There is a half in this formula: halve it.
  E = m*c*T | E thermal energy, m mass, c specific heat capacity, T temperature change | The specific heat capacity is what one kilogram needs for one degree.
  n = U/I*100 | n percentage efficiency, U useful energy output, I total energy input | Efficiency is the useful part of what goes in, as a percentage.
  - n: I/U*100 :: That is upside down: no machine gives out more than goes in.
  - n: U/I :: That is the efficiency as a decimal: as a percentage it is 100 times that.
  n = U/I*100 | n percentage efficiency, U useful power output, I total power input | Efficiency is the useful part of what goes in, as a percentage.
  - n: I/U*100 :: That is upside down: no machine gives out more than goes in.
  - n: U/I :: That is the efficiency as a decimal: as a percentage it is 100 times that.`,
  ),
}

/** Electric circuits. */
const electricity: FormulaFamily = {
  id: 'electricity',
  title: 'electricity',
  formulas: formulasIn(
    quantities,
    `
  V = I*R | V potential difference, I current, R resistance | Ohm's law: a larger resistance needs a larger push for the same current.
  - I: R/V :: That is upside down: divide the potential difference by the resistance.
  - R: I/V :: That is upside down: divide the potential difference by the current.
  P = I*V | P power, I current, V potential difference | Each unit of charge brings as much energy as the potential difference says.
  P = I^2*R | P power, I current, R resistance | The potential difference is current times resistance, so that the current counts twice.
  - P: I*R :: The current is squared in this formula.
  Q = I*t | Q charge, I current, t time | The current is the charge that flows past in each second.
  E = Q*V | E energy transferred, Q charge, V potential difference | A potential difference of one volt gives each coulomb one joule.`,
  ),
}

/** Waves. */
const waves: FormulaFamily = {
  id: 'waves',
  title: 'waves',
  formulas: formulasIn(
    quantities,
    `
  v = f*lambda | v wave speed, f frequency, lambda wavelength | Each second f waves go past, and each is one wavelength long.
  - v: f/lambda :: Frequency and wavelength are multiplied.
  f = 1/T | f frequency, T period | The frequency says how many periods fit into a second.`,
  ),
}

export const physicsFormulas: readonly FormulaFamily[] = [
  forces,
  motion,
  energies,
  electricity,
  waves,
]
