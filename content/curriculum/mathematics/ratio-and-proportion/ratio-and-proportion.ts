import type { Strand } from '#curriculum/shapes.ts'
import { ratioAndProportionTopics } from './ratio-and-proportion.topics.ts'

export const ratioAndProportion: Strand = {
  key: 'ratio-and-proportion',
  title: 'Ratio and proportion',
  description: 'How much of one thing there is for so much of another.',
  topics: ratioAndProportionTopics,
  questions: [],
}
