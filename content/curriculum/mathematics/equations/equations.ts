import type { Strand } from '#curriculum/shapes.ts'
import { equationsTopics } from './equations.topics.ts'
import { linearEquations } from './linear-equations.ts'
import { quadraticEquations } from './quadratic-equations.ts'
import { unknownOnBothSides } from './unknown-on-both-sides.ts'

export const equations: Strand = {
  key: 'equations',
  title: 'Equations',
  description: 'Finding the number that makes a sentence true.',
  topics: equationsTopics,
  questions: [...linearEquations, ...unknownOnBothSides, ...quadraticEquations],
}
