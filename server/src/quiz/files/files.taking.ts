import type { Question, QuestionType, SubQuestion } from '@learngrove/marking/question'
import type { FileKind } from './files.limits.ts'

/** What may be handed in as a file: the answer itself, or the working beside a typed one. */
const taken: Partial<Record<QuestionType, readonly FileKind[]>> = {
  drawing: ['photo', 'drawing'],
  recording: ['recording'],
  long_text: ['photo'],
  expression: ['photo'],
  // A page of working goes over the borders of parts.
  multi_part: ['photo'],
}

/** Tells whether a question takes a file of some kind, or any at all. */
export const takesFile = ({ type }: Pick<Question | SubQuestion, 'type'>, kind?: FileKind) => {
  const kinds = taken[type] ?? []
  return kind === undefined ? kinds.length > 0 : kinds.includes(kind)
}

/** Tells the same of a question whose parts may take it. */
export const takesFileAnywhere = (question: Question, kind: FileKind): boolean =>
  takesFile(question, kind) ||
  (question.type === 'multi_part' && question.sub_questions.some((part) => takesFile(part, kind)))
