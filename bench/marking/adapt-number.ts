import { plainQuestion, type Row, type Task } from './row.ts'

export function numberTask({ student, teacher }: Row): Task {
  return {
    question: { ...plainQuestion, type: 'number', answer: teacher },
    answer: { value: student },
  }
}
