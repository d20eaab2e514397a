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

const courseInFull = course.extend({
  topics: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      title: z.string(),
      description: z.string(),
      objectives: z.array(z.string()),
      question_count: z.int(),
    }),
  ),
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

  list: route({
    method: 'GET',
    path: '/courses',
    summary: 'List the courses that can be taken',
    audience: 'any',
    query: z.object({
      school_id: id.optional(),
      subject_id: id.optional(),
      academic_level_id: id.optional(),
    }),
    answer: z.object({ courses: z.array(course) }),
  }),

  catalogue: route({
    method: 'GET',
    path: '/courses/catalogue',
    summary: "The platform's courses with their subjects and levels, for guests and for sign-up",
    audience: 'public',
    answer: z.object({
      courses: z.array(course),
      subjects: z.array(z.object({ id, name: z.string() })),
      academic_levels: z.array(z.object({ id, name: z.string() })),
    }),
  }),

  get: route({
    method: 'GET',
    path: '/courses/{id}',
    summary: 'Read a course with its topics',
    audience: 'any',
    params: z.object({ id }),
    answer: courseInFull,
  }),

  getPublic: route({
    method: 'GET',
    path: '/courses/public/{id}',
    summary: "Read one of the platform's courses with its topics",
    audience: 'public',
    params: z.object({ id }),
    answer: courseInFull,
  }),

  sharer: route({
    method: 'GET',
    path: '/courses/{id}/sharer',
    summary: 'What a page that is shared says of a course',
    audience: 'public',
    params: z.object({ id }),
    answer: z.object({ title: z.string(), description: z.string(), url: z.string() }),
  }),
}
