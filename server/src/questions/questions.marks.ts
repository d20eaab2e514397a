import type { Question } from '@learngrove/marking/question'

/**
 * Tells whether a question can count another number of marks than in the bank: not where its marks are the sum
 * of its parts, of a scheme or of criteria, of which nobody said how they would change.
 */
export function canCountOtherwise(question: Question): boolean {
  switch (question.type) {
    case 'multi_part':
      return false
    case 'long_text':
    case 'drawing':
    case 'recording':
      return question.criteria.length === 0
    case 'expression':
      return (question.scheme ?? []).length === 0 && question.answer_alone === undefined
    default:
      return true
  }
}

/** Returns a question as it counts where it is asked. */
export const withMarks = (question: Question, max_score: number): Question =>
  question.max_score === max_score || !canCountOtherwise(question)
    ? question
    : { ...question, max_score }
