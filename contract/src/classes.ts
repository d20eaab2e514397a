import { z } from 'zod'
import { route } from './route.ts'
import { id } from './values.ts'

const named = z.object({ id, name: z.string() })

/** A class as the staff see it: a subject at an academic level, with its students and teachers. */
const classSummary = named.extend({
  course_id: id,
  subject: named,
  academic_level: named,
  num_students: z.int(),
  /** Whether the caller teaches it; an owner sees the others of the school too. */
  is_mine: z.boolean(),
})

export const classes = {
  list: route({
    method: 'GET',
    path: '/classes',
    summary: 'List the classes that I may see, mine first',
    audience: ['teacher', 'admin'],
    answer: z.object({ classes: z.array(classSummary) }),
  }),
}
