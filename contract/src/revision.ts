import { z } from 'zod'
import { route } from './route.ts'
import { id, moment } from './values.ts'

export const plant = z.enum(['seed', 'sprout', 'bud', 'bloom', 'wilting'])

const covered = z.array(z.object({ course_tagging_id: id, title: z.string() }))

/** Why something is worth practising next: it fades, is nearly there, is open and new, or is the weakest. */
export const stepReasons = ['review', 'carry_on', 'begin', 'strengthen'] as const

/** A topic to practise next, with the reason and what bears it. */
export const nextStep = z.object({
  course_tagging_id: id,
  title: z.string(),
  course_id: id,
  reason: z.enum(stepReasons),
  plant,
  /** Of a review: the chance that it would be known if it were asked now. */
  recall: z.number().nullable(),
  /** About how many right answers are missing until it blooms. */
  answers_left: z.int(),
  last_practised_at: moment.nullable(),
  /** What is due too and needs no review of its own once this one is done. */
  covers: covered,
})

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
          covers: covered,
        }),
      ),
    }),
  }),

  nextSteps: route({
    method: 'GET',
    path: '/users/revisions/next',
    summary:
      'Suggest two or three topics of a course of mine to practise next, each with its reason',
    audience: ['student'],
    query: z.object({ course_id: id }),
    answer: z.object({ steps: z.array(nextStep) }),
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
