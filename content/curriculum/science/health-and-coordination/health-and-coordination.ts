import type { Strand } from '#curriculum/shapes.ts'
import { healthAndCoordinationTopics } from './health-and-coordination.topics.ts'
import { healthyDiet } from './healthy-diet.ts'
import { humanReproduction } from './human-reproduction.ts'

export const healthAndCoordination: Strand = {
  key: 'health-and-coordination',
  title: 'Health and control',
  description: 'How bodies stay well, sense, and keep things steady.',
  topics: healthAndCoordinationTopics,
  questions: [...humanReproduction, ...healthyDiet],
}
