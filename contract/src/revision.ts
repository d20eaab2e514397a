import { z } from 'zod'
import { route } from './route.ts'
import { id, moment } from './values.ts'

export const plant = z.enum(['seed', 'sprout', 'bud', 'bloom', 'wilting'])

export const revision = {
  list: route({
    method: 'GET',
    path: '/users/revisions',
    summary: 'List the topics that want revision today, the most forgotten first',
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
        }),
      ),
    }),
  }),
}
