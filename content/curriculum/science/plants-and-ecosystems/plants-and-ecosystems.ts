import type { Strand } from '#curriculum/shapes.ts'
import { foodWebs } from './food-webs.ts'
import { photosynthesis } from './photosynthesis.ts'
import { plantReproduction } from './plant-reproduction.ts'
import { plantsAndEcosystemsTopics } from './plants-and-ecosystems.topics.ts'
import { respiration } from './respiration.ts'

export const plantsAndEcosystems: Strand = {
  key: 'plants-and-ecosystems',
  title: 'Plants and places to live',
  description: 'How plants make food, and how living things depend on each other.',
  topics: plantsAndEcosystemsTopics,
  questions: [...plantReproduction, ...foodWebs, ...photosynthesis, ...respiration],
}
