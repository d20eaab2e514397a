import { z } from 'zod'
import { questionTypes } from './question.ts'
import { limits } from './questions.limits.ts'
import { route } from './route.ts'
import { flag, id, paging, search } from './values.ts'
import { band, bankQuestion } from './worksheets.shapes.ts'

const params = z.object({ id })
const staff = ['teacher', 'admin', 'curriculum'] as const

export const questions = {
  list: route({
    method: 'GET',
    path: '/questions',
    summary: 'Search the bank: each question as a student gets it, with its key',
    audience: staff,
    query: z.object({
      ...paging,
      topic_id: id.optional(),
      course_id: id.optional(),
      difficulty: z.enum(band.options).optional(),
      type: z.enum(questionTypes).optional(),
      from: z.enum(['platform', 'school']).optional(),
      /** Words of its text, its topic or its answer. */
      search,
      /** Whose questions are counted as had; with `is_new` these are left out. */
      class_id: id.optional(),
      is_new: flag.optional(),
      /** How many were right at the first try. */
      facility: z.enum(['few', 'half', 'most']).optional(),
      without_calculator: flag.optional(),
    }),
    answer: z.object({ questions: z.array(bankQuestion), total_count: z.int() }),
  }),

  read: route({
    method: 'GET',
    path: '/questions/{id}',
    summary: 'Read a question of the bank with its key and worked solution',
    audience: staff,
    params,
    /** With how many have answered it. */
    answer: bankQuestion.extend({ num_answers: z.int() }),
  }),

  report: route({
    method: 'POST',
    path: '/questions/{id}/reports',
    summary: 'Say that something is wrong with a question',
    audience: 'any',
    /** Of the question in the bank. */
    params,
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
