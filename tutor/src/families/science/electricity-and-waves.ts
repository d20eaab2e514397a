import { time } from '#families/measure/compound.ts'
import { type FormulaFamily, formula, quantity } from '#families/measure/formula.ts'
import { power } from '#families/science/energy.ts'

const volts = /potential difference|voltage|\bp\.?d\b|\bemf\b|battery|how many volts/
const voltage = quantity('potential difference', 'V', volts)
const current = quantity('current', 'A', /current|how many amps/)
const resistance = quantity('resistance', 'Ω', /resistance|resistor|how many ohms/)
const charge = quantity('charge', 'C', /charge(?: flow)?|coulombs/)
const energy = quantity('energy transferred', 'J', /energy(?: transferred)?|work done/)
const wave = quantity('wave speed', 'm/s', /(?:wave )?(?:speed|velocity)|how fast/)
const frequency = quantity('frequency', 'Hz', /frequency/)
const wavelength = quantity('wavelength', 'm', /wave ?length/)
const period = quantity('period', 's', /(?:time )?period/, { range: [2, 8] })

/** Electric circuits. */
export const electricity: FormulaFamily = {
  id: 'electricity',
  title: 'electricity',
  formulas: [
    formula(
      'V = I*R',
      { V: voltage, I: current, R: resistance },
      "Ohm's law: a larger resistance needs a larger push for the same current.",
      'I: R/V :: That is upside down: divide the potential difference by the resistance.',
      'R: I/V :: That is upside down: divide the potential difference by the current.',
    ),
    formula(
      'P = I*V',
      { P: power, I: current, V: voltage },
      'Each unit of charge brings as much energy as the potential difference says.',
    ),
    formula(
      'P = I^2*R',
      { P: power, I: current, R: resistance },
      'The potential difference is current times resistance, so that the current counts twice.',
      'P: I*R :: The current is squared in this formula.',
    ),
    formula(
      'Q = I*t',
      { Q: charge, I: current, t: time },
      'The current is the charge that flows past in each second.',
    ),
    formula(
      'E = Q*V',
      { E: energy, Q: charge, V: voltage },
      'A potential difference of one volt gives each coulomb one joule.',
    ),
  ],
}

/** Waves. */
export const waves: FormulaFamily = {
  id: 'waves',
  title: 'waves',
  formulas: [
    formula(
      'v = f*lambda',
      { v: wave, f: frequency, lambda: wavelength },
      'Each second f waves go past, and each is one wavelength long.',
      'v: f/lambda :: Frequency and wavelength are multiplied.',
    ),
    formula(
      'f = 1/T',
      { f: frequency, T: period },
      'The frequency says how many periods fit into a second.',
    ),
  ],
}
