import { lessons } from '@learngrove/contract/lessons'
import { implement } from '#platform/implement.ts'
import { readLearningPath } from './read-learning-path.ts'

export const lessonsRoutes = implement(lessons, {
  learningPath: (context, { query }) => readLearningPath(context, query),
})
