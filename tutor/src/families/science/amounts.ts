import type { FormulaFamily } from '#families/measure/formula.ts'
import { formulasIn, quantitiesIn } from '#families/measure/table.ts'

const quantities = quantitiesIn(String.raw`
  amount | mol | moles?|amount
  mass | g | mass|how (?:heavy|much|many grams)
  relative formula mass | - | relative (?:formula|molecular|atomic) mass|molar mass|formula mass|\b[ma]_?r\b | named, range 12-120
  concentration | mol/dm^3 | concentration | named
  volume | dm^3 | volume|solution
  concentration (mass) | g/dm^3 | concentration | named
  magnification | - | magnification|magnified
  image size | mm | image(?: (?:size|length|width))?|drawing|picture|photo | named, range 10-90
  neutrons | - | neutrons?
  mass number | - | mass (?:number|no)\b | named, range 30-60
  atomic number | - | (?:atomic|proton) (?:number|no)\b|protons? | named, range 5-25
  actual size | mm | (?:actual|real|true) (?:size|length|width|diameter)|object|specimen|\bcell\b | named`)

/** Amounts of substance. */
export const amounts: FormulaFamily = {
  id: 'moles',
  title: 'moles and concentration',
  formulas: formulasIn(
    quantities,
    `
  n = m/M_r | n amount, m mass, M_r relative formula mass! | One mole of a substance has its relative formula mass in grams.
  - n: m*M_r :: The mass is divided by the relative formula mass.
  - n: M_r/m :: That is upside down: the mass is divided by the relative formula mass.
  c = n/V | c concentration!, n amount, V volume | Concentration is how much is dissolved in each cubic decimetre.
  c = m/V | c concentration (mass)!, m mass, V volume | Concentration is how much is dissolved in each cubic decimetre.`,
  ),
}

/** What is in a nucleus. */
export const nuclei: FormulaFamily = {
  id: 'nuclei',
  title: 'protons and neutrons',
  formulas: formulasIn(
    quantities,
    `
  N = A - Z | N neutrons, A mass number!, Z atomic number! | The mass number counts protons and neutrons together, and the atomic number the protons.
  - N: A + Z :: The protons are in the mass number already: take them away.`,
  ),
}

/** Microscopes. */
export const microscopes: FormulaFamily = {
  id: 'magnification',
  title: 'magnification',
  formulas: formulasIn(
    quantities,
    `
  M = I/A | M magnification, I image size!, A actual size! | Magnification says how many times larger the image is than the real thing.
  - M: A/I :: That is upside down: the image is divided by the actual size.
  - A: I*M :: The real thing is smaller than the image: divide.`,
  ),
}
