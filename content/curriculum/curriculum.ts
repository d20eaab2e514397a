import { coursesOf } from './courses.ts'
import { english } from './english/english.ts'
import { mathematics } from './mathematics/mathematics.ts'
import { bagOfMathematics } from './mixed-bag/mathematics.ts'
import { mathematicsByHand } from './mixed-bag/mathematics-by-hand.ts'
import { bagOfScience } from './mixed-bag/science.ts'
import { notesOf } from './notes.ts'
import { science } from './science/science.ts'
import type { ContentQuestion, Subject, Topic } from './shapes.ts'

export type { Note } from './notes.ts'
export type * from './shapes.ts'

/** Everything that the platform teaches from the start. */
export const subjects: readonly Subject[] = [mathematics, science, english]

export const topics: readonly Topic[] = subjects.flatMap(({ strands }) =>
  strands.flatMap((strand) => strand.topics),
)

/** The questions of the topics, in learning order. */
export const pathQuestions: readonly ContentQuestion[] = subjects.flatMap(({ strands }) =>
  strands.flatMap((strand) => strand.questions),
)

export const questions: readonly ContentQuestion[] = [
  ...pathQuestions,
  ...bagOfMathematics,
  ...mathematicsByHand,
  ...bagOfScience,
]

export const notes = subjects.flatMap(notesOf)

export const courses = subjects.flatMap(coursesOf)
