import type { Strand } from '#curriculum/shapes.ts'
import { acidsAndAlkalis } from './acids-and-alkalis.ts'
import { burningAndOxidation } from './burning-and-oxidation.ts'
import { chemicalReactions } from './chemical-reactions.ts'
import { reactionsTopics } from './reactions.topics.ts'

export const reactions: Strand = {
  key: 'reactions',
  title: 'Chemical reactions',
  description: 'How substances turn into others.',
  topics: reactionsTopics,
  questions: [...acidsAndAlkalis, ...chemicalReactions, ...burningAndOxidation],
}
