import type { Strand } from '#curriculum/shapes.ts'
import { ratioAndProportionTopics } from './ratio-and-proportion.topics.ts'
import { scalingProblems } from './scaling-problems.ts'
import { simplifyingRatios } from './simplifying-ratios.ts'
import { unequalSharing } from './unequal-sharing.ts'

export const ratioAndProportion: Strand = {
  key: 'ratio-and-proportion',
  title: 'Ratio and proportion',
  description: 'How much of one thing there is for so much of another.',
  topics: ratioAndProportionTopics,
  questions: [...scalingProblems, ...unequalSharing, ...simplifyingRatios],
}
