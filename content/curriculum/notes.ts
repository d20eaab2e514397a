import { readFileSync } from 'node:fs'
import type { DemoNote } from './shapes.ts'

/** The pages of the course's handbooks, in order. The tutor finds and cites them. */
export const notes = [
  {
    topic: 'what-a-fraction-is',
    page: 1,
    title: 'What a fraction is',
    file: 'what-a-fraction-is.md',
  },
  {
    topic: 'what-a-fraction-is',
    page: 2,
    title: 'Improper fractions and mixed numbers',
    file: 'mixed-numbers.md',
  },
  {
    topic: 'equivalent-fractions',
    page: 3,
    title: 'Equivalent fractions',
    file: 'equivalent-fractions.md',
  },
  {
    topic: 'comparing-fractions',
    page: 4,
    title: 'Comparing and ordering fractions',
    file: 'comparing-fractions.md',
  },
  { topic: 'adding-fractions', page: 5, title: 'Adding fractions', file: 'adding-fractions.md' },
  {
    topic: 'subtracting-fractions',
    page: 6,
    title: 'Subtracting fractions',
    file: 'subtracting-fractions.md',
  },
  {
    topic: 'multiplying-dividing-fractions',
    page: 7,
    title: 'Multiplying fractions',
    file: 'multiplying-fractions.md',
  },
  {
    topic: 'multiplying-dividing-fractions',
    page: 8,
    title: 'Dividing by a fraction',
    file: 'dividing-fractions.md',
  },
  {
    topic: 'percentages-of-an-amount',
    page: 9,
    title: 'Percentages of an amount',
    file: 'percentages-of-an-amount.md',
  },
  {
    topic: 'percentage-change',
    page: 10,
    title: 'Percentage change',
    file: 'percentage-change.md',
  },
  {
    topic: 'expanding-brackets',
    page: 11,
    title: 'Expanding brackets',
    file: 'expanding-brackets.md',
  },
  { topic: 'linear-equations', page: 12, title: 'Linear equations', file: 'linear-equations.md' },
  {
    topic: 'linear-equations',
    page: 13,
    title: 'Making an equation from words',
    file: 'equations-from-words.md',
  },
  {
    topic: 'unknown-on-both-sides',
    page: 14,
    title: 'Unknown on both sides',
    file: 'unknown-on-both-sides.md',
  },
  {
    topic: 'factorising-quadratics',
    page: 15,
    title: 'Factorising quadratics',
    file: 'factorising-quadratics.md',
  },
  {
    topic: 'quadratic-equations',
    page: 16,
    title: 'Quadratic equations',
    file: 'quadratic-equations.md',
  },
  {
    topic: 'quadratic-equations',
    page: 17,
    title: 'The quadratic formula',
    file: 'quadratic-formula.md',
  },
  {
    topic: 'first-derivatives',
    page: 18,
    title: 'First derivatives',
    file: 'first-derivatives.md',
  },
  { topic: 'cells', page: 1, title: 'Cells', file: 'cells.md' },
  {
    topic: 'mitosis-and-meiosis',
    page: 2,
    title: 'Mitosis and meiosis',
    file: 'mitosis-and-meiosis.md',
  },
  { topic: 'photosynthesis', page: 3, title: 'Photosynthesis', file: 'photosynthesis.md' },
  {
    topic: 'particles-and-states',
    page: 4,
    title: 'Particles and states',
    file: 'particles-and-states.md',
  },
  { topic: 'density', page: 5, title: 'Density', file: 'density.md' },
  { topic: 'forces', page: 6, title: 'Forces', file: 'forces.md' },
  { topic: 'forces', page: 7, title: 'Mass and weight', file: 'mass-and-weight.md' },
  { topic: 'speed', page: 8, title: 'Speed', file: 'speed.md' },
  { topic: 'speed', page: 9, title: 'Distance-time graphs', file: 'distance-time-graphs.md' },
  { topic: 'energy', page: 10, title: 'Energy', file: 'energy.md' },
  {
    topic: 'electric-circuits',
    page: 11,
    title: 'Electric circuits',
    file: 'electric-circuits.md',
  },
  { topic: 'electric-circuits', page: 12, title: "Resistance and Ohm's law", file: 'ohms-law.md' },
  {
    topic: 'acids-and-alkalis',
    page: 13,
    title: 'Acids and alkalis',
    file: 'acids-and-alkalis.md',
  },
] as const satisfies readonly DemoNote[]

/** The Markdown of a page, mathematics between `$` signs. */
export function textOfNote(note: DemoNote): string {
  return readFileSync(new URL(`./notes/${note.file}`, import.meta.url), 'utf8')
}
