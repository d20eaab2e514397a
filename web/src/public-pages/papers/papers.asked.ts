import type { Received } from '@learngrove/contract/call'
import type { Question } from '#questions/questions.data.ts'

export type Started = Received<'POST /lessons/public/past-paper-attempt/log/{name}'>
export type PaperQuestion = Started['questions'][number]

/** A question of a paper as the answer components of the quiz take one: there each has ids. */
export function asAsked(question: PaperQuestion, position: number): Question {
  const id = `question-${position}`
  return { ...question, id, evaluation_question_id: id }
}
