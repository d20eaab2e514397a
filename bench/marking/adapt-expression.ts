import { parseMaths } from '@learngrove/marking/algebra'
import { finalAnswer } from '@learngrove/marking/notation/final-answer'
import { variablesOf } from '@learngrove/marking/notation/node'
import { plainQuestion, type Row, type Task } from './row.ts'

/**
 * The sets do not say which letters a question uses, so it uses those that either side writes:
 * an author would list those of the key, and a student's other letter is then judged, not refused.
 */
function lettersOf(texts: readonly string[]): string[] {
  const letters = new Set<string>()
  for (const text of texts) {
    const read = parseMaths(finalAnswer(text))
    if (read.ok) for (const name of variablesOf(read.expression)) letters.add(name)
  }
  return [...letters]
}

export function expressionTask({ student, teacher }: Row): Task {
  const answer = finalAnswer(teacher)
  const variables = lettersOf([student, ...answer.split(' | ')])
  const question = { ...plainQuestion, type: 'expression', answer, variables } as const
  return { question, answer: { value: student } }
}
