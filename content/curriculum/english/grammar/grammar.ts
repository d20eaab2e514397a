import type { Strand } from '#curriculum/shapes.ts'
import { grammarTopics } from './grammar.topics.ts'

export const grammar: Strand = {
  key: 'grammar',
  title: 'Grammar',
  description: 'How words make sentences.',
  topics: grammarTopics,
  questions: [],
}
