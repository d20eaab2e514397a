import type { Strand } from '#curriculum/shapes.ts'
import { expandingBrackets } from './expanding-brackets.ts'
import { expressionsTopics } from './expressions.topics.ts'
import { factorisingQuadratics } from './factorising-quadratics.ts'

export const expressions: Strand = {
  key: 'expressions',
  title: 'Expressions and formulae',
  description: 'Letters that stand for numbers, and how to tidy what they say.',
  topics: expressionsTopics,
  questions: [...expandingBrackets, ...factorisingQuadratics],
}
