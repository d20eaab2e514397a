import type { Strand } from '#curriculum/shapes.ts'
import { breedingAndEngineering } from './breeding-and-engineering.ts'
import { classification } from './classification.ts'
import { evidenceForEvolution } from './evidence-for-evolution.ts'
import { genesAndDna } from './genes-and-dna.ts'
import { geneticCrosses } from './genetic-crosses.ts'
import { genomesAndMutations } from './genomes-and-mutations.ts'
import { inheritanceAndEvolutionTopics } from './inheritance-and-evolution.topics.ts'
import { inheritanceAndEvolutionWorksheets } from './inheritance-and-evolution.worksheets.ts'
import { mitosisAndMeiosis } from './mitosis-and-meiosis.ts'
import { movingAGene } from './moving-a-gene.ts'
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
    ...evidenceForEvolution,
    ...classification,
    ...breedingAndEngineering,
    ...movingAGene,
  ],
  worksheets: inheritanceAndEvolutionWorksheets,
}
