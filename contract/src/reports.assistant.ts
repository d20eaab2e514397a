import { z } from 'zod'
import { limits } from './reports.limits.ts'
import { ofClass, range, thing } from './reports.shapes.ts'
import { route } from './route.ts'
import { id } from './values.ts'

/** Which answers are behind a figure: what is undefined is not asked about. */
export const wantedAnswers = {
  student_id: id.optional(),
  topic_id: id.optional(),
  question_id: id.optional(),
  assignment_id: id.optional(),
  misconception: z.string().max(limits.code_length).optional(),
  /** Only those that were not right, or only those that were. */
  is_right: z.enum(['true', 'false']).optional(),
}

/** The answers behind a figure of the words, which name it by its number: `[2 of 7](#1)`. */
const behind = z.object({
  number: z.int().min(1),
  title: z.string(),
  wanted: z.object({ ...wantedAnswers, start: z.string().optional(), end: z.string().optional() }),
})

export const assistant = {
  ask: route({
    method: 'POST',
    path: '/chat/teacher/stream',
    summary:
      'Ask what the reports say of a class; each figure of the answer names the answers behind it',
    audience: ['teacher'],
    body: z.object({
      message: z.string().trim().min(1).max(limits.question_length),
      class_id: id,
    }),
    answer: {
      events: {
        figures: z.object({ class: ofClass, range, behind: z.array(behind) }),
        /** Paragraphs and lines of a list, a piece at a time. */
        words: z.object({ text: z.string() }),
        /** What can be done with one press. */
        things: z.object({ things: z.array(thing) }),
        /** What may be asked next. */
        next: z.object({ questions: z.array(z.string()) }),
        /** Who put it into words: `built-in`, or a hosted model. */
        done: z.object({ provider: z.string() }),
      },
    },
  }),
}
