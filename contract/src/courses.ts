import { z } from 'zod'
import { route } from './route.ts'
import { flag, id } from './values.ts'

export const course = z.object({
  id,
  is_active: z.boolean(),
  title: z.string(),
  subject_id: id,
  subject_name: z.string(),
  academic_level_id: id,
  academic_level_name: z.string(),
})

export const courses = {
  mine: route({
    method: 'GET',
    path: '/courses/user',
    summary: 'List the courses of the signed-in user, or of a child of theirs',
    audience: 'any',
    query: z.object({ child_id: id.optional(), has_assigned_course: flag.optional() }),
    answer: z.object({ courses: z.array(course) }),
  }),
}
