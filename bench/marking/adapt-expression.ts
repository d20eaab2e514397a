import { plainQuestion, type Row, type Task } from './row.ts'

/** Every letter may be used: the sets do not say which are known. */
export function expressionTask({ student, teacher }: Row): Task {
  const question = { ...plainQuestion, type: 'expression', answer: teacher, variables: [] } as const
  return { question, answer: { value: student } }
}
