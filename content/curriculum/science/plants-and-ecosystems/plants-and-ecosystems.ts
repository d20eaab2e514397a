import type { Strand } from '#curriculum/shapes.ts'
import { photosynthesis } from './photosynthesis.ts'
import { plantReproduction } from './plant-reproduction.ts'
import { plantsAndEcosystemsTopics } from './plants-and-ecosystems.topics.ts'

export const plantsAndEcosystems: Strand = {
  key: 'plants-and-ecosystems',
  title: 'Plants and places to live',
  description: 'How plants make food, and how living things depend on each other.',
  topics: plantsAndEcosystemsTopics,
  questions: [...plantReproduction, ...photosynthesis],
}
