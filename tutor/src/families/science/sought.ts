import { compoundMeasures } from '#families/measure/compound.ts'
import { type Formula, subjectOf } from '#families/measure/formula.ts'
import { readQuantities } from '#families/measure/quantities.ts'
import { physicsFormulas } from '#families/science/physics.ts'

const formulas = [...physicsFormulas, compoundMeasures].flatMap((family) => family.formulas)

/** Fewer quantities than these lead nowhere. */
const FEWEST = 2

const nameOf = (formula: Formula): string => formula.of[subjectOf(formula)]?.name ?? ''

const wordsOf = (name: string): readonly string[] => name.match(/[a-z]{5,}/g) ?? []

/** Whether a text names everything that a formula needs for what it gives. */
function isNamedIn(text: string, formula: Formula): boolean {
  const subject = subjectOf(formula)
  return Object.entries(formula.of)
    .filter(([letter, { usual }]) => letter !== subject && usual === undefined)
    .every(([, { words }]) => new RegExp(`\\b(?:${words.source})`, 'i').test(text))
}

/**
 * What may be looked for where a text gives quantities and asks for nothing: what was spoken of before, the most
 * exact name first, then what its own words lead to.
 */
export function soughtBy(text: string, spoken: string): readonly string[] {
  const quantities = readQuantities(text).givens.filter(({ unit }) => unit !== undefined)
  if (quantities.length < FEWEST) return []
  const names = [...new Set(formulas.map(nameOf))]
  const before = names
    .filter((name) => new RegExp(`\\b${name}`, 'i').test(spoken))
    .toSorted((a, b) => b.length - a.length)
  // A page on energy may be about any of them; the quantities tell which.
  const nearly = names.filter(
    (name) =>
      !before.includes(name) && wordsOf(name).some((word) => spoken.toLowerCase().includes(word)),
  )
  const own = [...new Set(formulas.filter((each) => isNamedIn(text, each)).map(nameOf))]
  return [...before, ...nearly, ...(own.length === 1 ? own : [])]
}
