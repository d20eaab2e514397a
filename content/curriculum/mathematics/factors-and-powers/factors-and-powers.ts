import type { Strand } from '#curriculum/shapes.ts'
import { factorsAndPowersTopics } from './factors-and-powers.topics.ts'

export const factorsAndPowers: Strand = {
  key: 'factors-and-powers',
  title: 'Factors and powers',
  description: 'What numbers are made of, and what multiplying again and again makes.',
  topics: factorsAndPowersTopics,
  questions: [],
}
