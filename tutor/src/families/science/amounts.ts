import { type FormulaFamily, formula, quantity } from '#families/measure/formula.ts'

const named = { isNamed: true }
const masses = /relative (?:formula|molecular|atomic) mass|molar mass|formula mass|\b[ma]_?r\b/
const mass = quantity('mass', 'g', /mass|how (?:heavy|much|many grams)/)
const amount = quantity('amount', 'mol', /moles?|amount/)
const formulaMass = quantity('relative formula mass', '', masses, { ...named, range: [12, 120] })
const molar = quantity('concentration', 'mol/dm^3', /concentration/, named)
const volume = quantity('volume', 'dm^3', /volume|solution/)
const dissolved = 'Concentration is how much is dissolved in each cubic decimetre.'

/** Amounts of substance. */
export const amounts: FormulaFamily = {
  id: 'moles',
  title: 'moles and concentration',
  formulas: [
    formula(
      'n = m/M_r',
      { n: amount, m: mass, M_r: formulaMass },
      'One mole of a substance has its relative formula mass in grams.',
      'n: m*M_r :: The mass is divided by the relative formula mass.',
      'n: M_r/m :: That is upside down: the mass is divided by the relative formula mass.',
    ),
    formula('c = n/V', { c: molar, n: amount, V: volume }, dissolved),
    formula('c = m/V', { c: { ...molar, unit: 'g/dm^3' }, m: mass, V: volume }, dissolved),
  ],
}

const pictures = /image(?: (?:size|length|width))?|drawing|picture|photo/
const things = /(?:actual|real|true) (?:size|length|width|diameter)|object|specimen|\bcell\b/
const magnification = quantity('magnification', '', /magnification|magnified/)
const image = quantity('image size', 'mm', pictures, { ...named, range: [10, 90] })
const actual = quantity('actual size', 'mm', things, named)

/** Microscopes. */
export const microscopes: FormulaFamily = {
  id: 'magnification',
  title: 'magnification',
  formulas: [
    formula(
      'M = I/A',
      { M: magnification, I: image, A: actual },
      'Magnification says how many times larger the image is than the real thing.',
      'M: A/I :: That is upside down: the image is divided by the actual size.',
      'A: I*M :: The real thing is smaller than the image: divide.',
    ),
  ],
}
