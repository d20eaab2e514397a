import type { Strand } from '#curriculum/shapes.ts'
import { ratesAndResourcesTopics } from './rates-and-resources.topics.ts'

export const ratesAndResources: Strand = {
  key: 'rates-and-resources',
  title: 'Rates, Earth and resources',
  description: 'How fast reactions go, and what the Earth gives us.',
  topics: ratesAndResourcesTopics,
  questions: [],
}
