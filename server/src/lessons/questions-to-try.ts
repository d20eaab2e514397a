import type { Question } from '@learngrove/marking/question'
import { AppError } from '#platform/errors.ts'
import { noteTries } from './note-tries.ts'
import { findPaper } from './papers.ts'

/**
 * Returns the questions of this name that may be tried without an attempt: those of an unlisted
 * paper, such as the front page's, or of a maths note. The papers to practise on keep their keys
 * until an answer is kept. Throws `NOT_FOUND`.
 */
export function questionsToTry(name: string): readonly Question[] {
  const paper = findPaper(name)
  const questions = paper?.is_listed === false ? paper.questions : noteTries().get(name)
  if (!questions) throw new AppError('NOT_FOUND')
  return questions
}
