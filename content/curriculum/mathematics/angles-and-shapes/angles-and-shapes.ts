import type { Strand } from '#curriculum/shapes.ts'
import { anglesAndShapesTopics } from './angles-and-shapes.topics.ts'

export const anglesAndShapes: Strand = {
  key: 'angles-and-shapes',
  title: 'Angles and shapes',
  description: 'Corners, sides, circles, and how to be sure about them.',
  topics: anglesAndShapesTopics,
  questions: [],
}
