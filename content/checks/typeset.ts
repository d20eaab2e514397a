import type { Question } from '@learngrove/marking/question'
import katex from 'katex'
import { latexOf } from './answers.ts'

/** The formulas of a question that cannot be typeset, in words for its author. Throws where a dollar sign has no partner. */
export function texProblems(drawn: Question): string[] {
  return latexOf(drawn).flatMap((latex) => {
    try {
      katex.renderToString(latex, { throwOnError: true, strict: 'error' })
      return []
    } catch (error) {
      return [`tex: ${latex}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}
