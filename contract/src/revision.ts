import { z } from 'zod'
import { route } from './route.ts'
import { id, moment } from './values.ts'

export const plant = z.enum(['seed', 'sprout', 'bud', 'bloom', 'wilting'])

export const revision = {
  list: route({
    method: 'GET',
    path: '/users/revisions',
    summary: 'List the topics that want revision today, those that settle the most first',
    audience: ['student'],
    answer: z.object({
      minutes_planned: z.int(),
      minutes_done: z.int(),
      revisions: z.array(
        z.object({
          course_tagging_id: id,
          title: z.string(),
          course_id: id,
          last_practised_at: moment,
          recall: z.number(),
          minutes: z.int(),
          plant,
          /** What is due too and needs no review of its own once this one is done. */
          covers: z.array(z.object({ course_tagging_id: id, title: z.string() })),
        }),
      ),
    }),
  }),

  skills: route({
    method: 'GET',
    path: '/users/revisions/skills',
    summary: 'List what I have practised in my courses: how well I remember it, and until when',
    audience: ['student'],
    query: z.object({ course_id: id.optional() }),
    answer: z.object({
      /** Recall below this share wants a review. */
      remembered_from: z.number(),
      /** The least remembered first. */
      skills: z.array(
        z.object({
          course_tagging_id: id,
          title: z.string(),
          course_id: id,
          plant,
          mastery: z.number(),
          recall: z.number(),
          /** Of the last answer to each question that was met. */
          marks_given: z.number(),
          max_score: z.number(),
          last_practised_at: moment,
          /** When recall falls below what wants a review, or fell; null while the topic is still growing. */
          next_review_at: moment.nullable(),
        }),
      ),
    }),
  }),
}
