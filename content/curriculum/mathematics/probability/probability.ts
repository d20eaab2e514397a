import type { Strand } from '#curriculum/shapes.ts'
import { conditionalProbability } from './conditional-probability.ts'
import { equallyLikelyOutcomes } from './equally-likely-outcomes.ts'
import { experiments } from './experiments.ts'
import { frequencyTrees } from './frequency-trees.ts'
import { listingOutcomes } from './listing-outcomes.ts'
import { probabilitiesThatTotal1 } from './probabilities-that-total-1.ts'
import { probabilityTopics } from './probability.topics.ts'
import { probabilityWorksheets } from './probability.worksheets.ts'
import { probabilityScale } from './probability-scale.ts'
import { productRuleForCounting } from './product-rule-for-counting.ts'
import { treeDiagrams } from './tree-diagrams.ts'
import { vennDiagrams } from './venn-diagrams.ts'

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
    ...listingOutcomes,
    ...vennDiagrams,
    ...frequencyTrees,
    ...treeDiagrams,
    ...productRuleForCounting,
    ...conditionalProbability,
  ],
  worksheets: probabilityWorksheets,
}
