import type { Strand } from '#curriculum/shapes.ts'
import { transformationsAndTrigonometryTopics } from './transformations-and-trigonometry.topics.ts'

export const transformationsAndTrigonometry: Strand = {
  key: 'transformations-and-trigonometry',
  title: 'Moving and measuring shapes',
  description: 'Where shapes are, how they move and grow, and triangles that tell lengths.',
  topics: transformationsAndTrigonometryTopics,
  questions: [],
}
