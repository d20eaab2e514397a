import type { Strand } from '#curriculum/shapes.ts'
import { firstDerivatives } from './first-derivatives.ts'
import { sequencesAndGraphsTopics } from './sequences-and-graphs.topics.ts'

export const sequencesAndGraphs: Strand = {
  key: 'sequences-and-graphs',
  title: 'Sequences and graphs',
  description: 'Patterns that go on, and the lines and curves that show them.',
  topics: sequencesAndGraphsTopics,
  questions: [...firstDerivatives],
}
