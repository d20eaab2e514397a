import { z } from 'zod'
import { limits } from './questions.limits.ts'
import { route } from './route.ts'
import { id } from './values.ts'

export const questions = {
  report: route({
    method: 'POST',
    path: '/questions/{id}/reports',
    summary: 'Say that something is wrong with a question',
    audience: 'any',
    /** Of the question in the bank. */
    params: z.object({ id }),
    body: z.object({
      reason: z.string().trim().min(1).max(limits.reason),
      /** The question of an attempt, so that the numbers which were shown are looked at. */
      evaluation_question_id: id.optional(),
    }),
    answer: z.object({
      /** None where the words of a child are answered with care: then they are kept in a talk with Pip alone. */
      report_id: id.nullable(),
      thread_id: id.nullable(),
    }),
  }),
}
