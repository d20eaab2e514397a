import { z } from 'zod'
import { limits } from './quiz.limits.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const params = z.object({ id })

/** What was asked of a teacher about a question of an attempt. */
const askedTeacher = z.object({
  id,
  text: z.string(),
  asked_at: moment,
  /** To whom it was written. */
  teachers: z.array(z.string()),
})

/** Help with one question of an attempt, beyond its hints. Each `id` is that of the evaluation question. */
export const quizHelp = {
  tryAlike: route({
    method: 'POST',
    path: '/quiz/evaluation-questions/{id}/alike',
    summary:
      'Make a practice of one question like this one of mine: with fresh numbers, or another of its topic',
    audience: ['student'],
    params,
    answer: z.object({
      quiz_id: id,
      /** The same question with other numbers; else another one, as hard as this. */
      has_fresh_numbers: z.boolean(),
    }),
    refusals: { TRY_FIRST: 409, NOTHING_TO_PRACTISE: 409 },
  }),

  askTeacher: route({
    method: 'POST',
    path: '/quiz/evaluation-questions/{id}/teacher-questions',
    summary: 'Ask the teacher of my class about a question of mine',
    audience: ['student'],
    params,
    body: z.object({
      text: z.string().trim().min(1).max(limits.teacher_question),
      /** Made once by the client, so that sending it again asks nothing twice. */
      client_id: id.optional(),
    }),
    answer: z.object({
      /** None where the words are answered with care: then they are kept in a talk with Pip alone. */
      asked: askedTeacher.nullable(),
      thread_id: id.nullable(),
    }),
    refusals: { NO_TEACHER: 409 },
  }),

  askedTeacher: route({
    method: 'GET',
    path: '/quiz/evaluation-questions/{id}/teacher-questions',
    summary: 'Read what was asked of a teacher about a question: by me, or by my student',
    audience: ['student', 'teacher'],
    params,
    answer: z.object({ asked: z.array(askedTeacher), has_teacher: z.boolean() }),
  }),
}
