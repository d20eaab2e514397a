import { z } from 'zod'
import { plant } from './revision.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

export const matrixSize = 7

export const pathItem = z.object({
  id,
  title: z.string(),
  note: z.string().nullable(),
  item_type_id: z.int(),
  course_tagging_id: id.nullable(),
  worksheet_id: id.nullable(),
  quiz_id: id.nullable(),
  completed: z.boolean(),
  marks_given: z.number(),
  max_score: z.number(),
  item_stats: z.object({ correct_attempts: z.int(), num_questions: z.int() }),
  mastery: z.number(),
  plant,
  is_locked: z.boolean(),
  is_current: z.boolean(),
  minutes: z.int(),
})

export const pathSection = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  created_at: moment,
  completed: z.boolean(),
  course_tagging_ids: z.array(id),
  /** Where the items stand: rows of places, each the place of an item in `items` or null. */
  section_matrix: z.array(z.array(z.int().nullable()).length(matrixSize)).length(matrixSize),
  items: z.array(pathItem),
})

export const lessons = {
  learningPath: route({
    method: 'GET',
    path: '/lessons/learning-path',
    summary: 'Read my learning path in a course',
    audience: ['student'],
    query: z.object({ course_id: id }),
    answer: z.object({
      id,
      title: z.string(),
      description: z.string().nullable(),
      course_id: id,
      lesson_type_id: z.int(),
      assignment_id: id.nullable(),
      sections: z.array(pathSection),
    }),
    refusals: { LEARNING_PATH_DISABLED: 403 },
  }),
}
