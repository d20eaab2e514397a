import type { Strand } from '#curriculum/shapes.ts'
import { acidsAndAlkalis } from './acids-and-alkalis.ts'
import { balancingEquations } from './balancing-equations.ts'
import { bondEnergies } from './bond-energies.ts'
import { burningAndOxidation } from './burning-and-oxidation.ts'
import { chemicalReactions } from './chemical-reactions.ts'
import { electrolysis } from './electrolysis.ts'
import { energyChanges } from './energy-changes.ts'
import { energyProfiles } from './energy-profiles.ts'
import { limitingReactants } from './limiting-reactants.ts'
import { makingSalts } from './making-salts.ts'
import { massesInReactions } from './masses-in-reactions.ts'
import { metalsAndAcids } from './metals-and-acids.ts'
import { moles } from './moles.ts'
import { oxidationAndElectrons } from './oxidation-and-electrons.ts'
import { reactionsTopics } from './reactions.topics.ts'
import { reactionsWorksheets } from './reactions.worksheets.ts'
import { reactivitySeries } from './reactivity-series.ts'
import { strongAndWeakAcids } from './strong-and-weak-acids.ts'

export const reactions: Strand = {
  key: 'reactions',
  title: 'Chemical reactions',
  description: 'How substances turn into others.',
  topics: reactionsTopics,
  questions: [
    ...acidsAndAlkalis,
    ...chemicalReactions,
    ...burningAndOxidation,
    ...metalsAndAcids,
    ...reactivitySeries,
    ...energyChanges,
    ...balancingEquations,
    ...makingSalts,
    ...strongAndWeakAcids,
    ...electrolysis,
    ...oxidationAndElectrons,
    ...energyProfiles,
    ...bondEnergies,
    ...massesInReactions,
    ...moles,
    ...limitingReactants,
  ],
  worksheets: reactionsWorksheets,
}
