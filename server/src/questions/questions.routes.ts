import { questions } from '@learngrove/contract/questions'
import { implement } from '#platform/implement.ts'
import { type Hear, reportQuestion } from './report-question.ts'

/** Mounts the area; what a child writes is heard by whoever hears it for the chat, which imports this area. */
export const questionsRoutes = (hear: Hear) =>
  implement(questions, {
    report: (context, input) => reportQuestion(context, input, hear),
  })
