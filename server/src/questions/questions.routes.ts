import { questions } from '@learngrove/contract/questions'
import { implement } from '#platform/implement.ts'
import { listQuestions, readQuestion } from './read-bank.ts'
import { type Hear, reportQuestion } from './report-question.ts'

/** Mounts the area; what a child writes is heard by whoever hears it for the chat, which imports this area. */
export const questionsRoutes = (hear: Hear) =>
  implement(questions, {
    list: (context, input) => listQuestions(context, input),
    read: (context, input) => readQuestion(context, input),
    report: (context, input) => reportQuestion(context, input, hear),
  })
