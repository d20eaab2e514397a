import { type FormulaFamily, formula, quantity } from '#families/measure/formula.ts'

export const speed = quantity('speed', 'm/s', /(?:average )?(?:speed|velocity)|how fast|mph\b/)
export const distance = quantity('distance', 'm', /distance|how far/)
export const time = quantity('time', 's', /time|how long|how many (?:hours|minutes|seconds)/)
export const mass = quantity('mass', 'kg', /mass|how heavy/)
export const force = quantity('force', 'N', /(?:resultant |net )?force|push|pull|thrust/)
const density = quantity('density', 'kg/m^3', /density|how dense/)
const volume = quantity('volume', 'm^3', /volume/)
const pressure = quantity('pressure', 'Pa', /pressure/)
const area = quantity('area', 'm^2', /area/)

/** Measures that are made of two others. */
export const compoundMeasures: FormulaFamily = {
  id: 'compound_measures',
  title: 'speed, density and pressure',
  formulas: [
    {
      ...formula(
        's = d/t',
        { s: speed, d: distance, t: time },
        'Speed is the distance that is covered in each unit of time.',
        's: d*t :: Speed is distance divided by time, not multiplied by it.',
        's: t/d :: That is upside down: the distance is divided by the time.',
      ),
      units: [
        { s: 'km/h', d: 'km', t: 'h' },
        { s: 'mph', d: 'miles', t: 'h' },
        { s: 'cm/s', d: 'cm', t: 's' },
      ],
    },
    {
      ...formula(
        'D = m/V',
        { D: density, m: mass, V: volume },
        'Density is the mass of each unit of volume.',
        'D: V/m :: That is upside down: the mass is divided by the volume.',
      ),
      units: [{ D: 'g/cm^3', m: 'g', V: 'cm^3' }],
    },
    {
      ...formula(
        'P = F/A',
        { P: pressure, F: force, A: area },
        'Pressure is the force on each unit of area.',
        'P: A/F :: That is upside down: the force is divided by the area.',
      ),
      units: [{ P: 'N/cm^2', F: 'N', A: 'cm^2' }],
    },
  ],
}
