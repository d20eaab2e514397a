import type { Strand } from '#curriculum/shapes.ts'
import { elementsAndCompounds } from './elements-and-compounds.ts'
import { particlesAndMatterTopics } from './particles-and-matter.topics.ts'
import { particlesAndStates } from './particles-and-states.ts'
import { periodicTable } from './periodic-table.ts'
import { pureAndMixed } from './pure-and-mixed.ts'
import { separatingMixtures } from './separating-mixtures.ts'

export const particlesAndMatter: Strand = {
  key: 'particles-and-matter',
  title: 'Particles and matter',
  description: 'What everything is made of.',
  topics: particlesAndMatterTopics,
  questions: [
    ...particlesAndStates,
    ...pureAndMixed,
    ...separatingMixtures,
    ...elementsAndCompounds,
    ...periodicTable,
  ],
}
