import type { Question } from '@learngrove/marking/question'
import { AppError } from '#platform/errors.ts'
import { noteTries } from './note-tries.ts'
import { findPaper } from './papers.ts'

/**
 * The questions of this name that may be tried without an attempt: those of a paper that is not
 * listed, as the front page has one, or of a maths note. The papers to practise on keep their keys
 * until an answer stands. Throws `NOT_FOUND`.
 */
export function questionsToTry(name: string): readonly Question[] {
  const paper = findPaper(name)
  const questions = paper?.is_listed === false ? paper.questions : noteTries().get(name)
  if (!questions) throw new AppError('NOT_FOUND')
  return questions
}
