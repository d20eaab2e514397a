import type { Strand } from '#curriculum/shapes.ts'
import { equallyLikelyOutcomes } from './equally-likely-outcomes.ts'
import { experiments } from './experiments.ts'
import { probabilitiesThatTotal1 } from './probabilities-that-total-1.ts'
import { probabilityTopics } from './probability.topics.ts'
import { probabilityScale } from './probability-scale.ts'

export const probability: Strand = {
  key: 'probability',
  title: 'Probability',
  description: 'How likely it is, as a number.',
  topics: probabilityTopics,
  questions: [
    ...probabilityScale,
    ...equallyLikelyOutcomes,
    ...probabilitiesThatTotal1,
    ...experiments,
  ],
}
