import type { Strand } from '#curriculum/shapes.ts'
import { genesAndDna } from './genes-and-dna.ts'
import { geneticCrosses } from './genetic-crosses.ts'
import { genomesAndMutations } from './genomes-and-mutations.ts'
import { inheritanceAndEvolutionTopics } from './inheritance-and-evolution.topics.ts'
import { mitosisAndMeiosis } from './mitosis-and-meiosis.ts'
import { naturalSelection } from './natural-selection.ts'
import { stemCells } from './stem-cells.ts'
import { variation } from './variation.ts'

export const inheritanceAndEvolution: Strand = {
  key: 'inheritance-and-evolution',
  title: 'Inheritance and evolution',
  description: 'What is passed on, and how living things change over time.',
  topics: inheritanceAndEvolutionTopics,
  questions: [
    ...variation,
    ...genesAndDna,
    ...naturalSelection,
    ...mitosisAndMeiosis,
    ...stemCells,
    ...geneticCrosses,
    ...genomesAndMutations,
  ],
}
