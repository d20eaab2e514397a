import type { FormulaFamily } from '#families/measure/formula.ts'
import { formulasIn, quantitiesIn } from '#families/measure/table.ts'

/** What is measured in many families. */
export const measures = quantitiesIn(String.raw`
  speed | m/s | (?:average )?(?:speed|velocity)|how fast|mph\b
  distance | m | distance|how far
  time | s | time|how long|how many (?:hours|minutes|seconds)
  density | kg/m^3 | density|how dense
  mass | kg | mass|how heavy
  volume | m^3 | volume
  pressure | Pa | pressure
  force | N | (?:resultant |net )?force|push|pull|thrust
  area | m^2 | area`)

/** Measures that are made of two others. */
export const compoundMeasures: FormulaFamily = {
  id: 'compound_measures',
  title: 'speed, density and pressure',
  formulas: formulasIn(
    measures,
    `
  s = d/t | s speed, d distance, t time | Speed is the distance that is covered in each unit of time.
  - s: d*t :: Speed is distance divided by time, not multiplied by it.
  - s: t/d :: That is upside down: the distance is divided by the time.
  ~ s km/h, d km, t h
  ~ s mph, d miles, t h
  ~ s cm/s, d cm, t s
  D = m/V | D density, m mass, V volume | Density is the mass of each unit of volume.
  - D: V/m :: That is upside down: the mass is divided by the volume.
  ~ D g/cm^3, m g, V cm^3
  P = F/A | P pressure, F force, A area | Pressure is the force on each unit of area.
  - P: A/F :: That is upside down: the force is divided by the area.
  ~ P N/cm^2, F N, A cm^2`,
  ),
}
