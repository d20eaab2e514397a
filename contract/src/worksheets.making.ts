import { z } from 'zod'
import { route } from './route.ts'
import { flag, id, idList, paging, search } from './values.ts'
import { largestSeed, sheetLimits } from './worksheets.limits.ts'
import {
  libraryRow,
  madeQuestion,
  marks,
  newSheet,
  sheetChange,
  sheetHead,
} from './worksheets.shapes.ts'

const params = z.object({ id })
const ofQuestion = z.object({ id, questionId: id })
const staff = ['teacher', 'admin'] as const
const made = z.object({ worksheet: sheetHead.extend({ questions: z.array(madeQuestion) }) })
const head = z.object({ worksheet: sheetHead })

/**
 * Two windows change the same worksheet; it would have more questions than fit; the marks of one are the sum of its
 * parts; or fewer are to be answered than are compulsory, or more than there are.
 */
const changeRefusals = {
  CHANGED_ELSEWHERE: 409,
  TOO_MANY_QUESTIONS: 422,
  MARKS_FIXED: 422,
  TO_COMPLETE_OUT_OF_RANGE: 422,
} as const

/** The making half of worksheets: for teachers of a class, owners of its school, and admins. */
export const making = {
  create: route({
    method: 'POST',
    path: '/worksheets',
    summary: 'Begin a worksheet; for a class, if one is named',
    audience: staff,
    body: newSheet,
    files: {},
    status: 201,
    answer: made,
  }),

  readMaking: route({
    method: 'GET',
    path: '/worksheets/{id}/making',
    summary: 'Read a worksheet that I may change, with the keys of its questions',
    audience: staff,
    params,
    answer: made,
  }),

  change: route({
    method: 'PATCH',
    path: '/worksheets/{id}',
    summary: 'Change a worksheet; who has begun it keeps what they saw',
    audience: staff,
    params,
    body: sheetChange,
    answer: head,
    refusals: changeRefusals,
  }),

  addQuestions: route({
    method: 'POST',
    path: '/worksheets/{id}/questions',
    summary: 'Put questions at the end of a worksheet',
    audience: staff,
    params,
    query: z.object({ question_ids: idList(sheetLimits.questions) }),
    answer: made,
    refusals: changeRefusals,
  }),

  changeQuestion: route({
    method: 'PATCH',
    path: '/worksheets/{id}/questions/{questionId}',
    summary: 'Say whether a question is compulsory or locked, or give it other numbers or marks',
    audience: staff,
    params: ofQuestion,
    body: z.object({
      is_compulsory: z.boolean().optional(),
      is_locked: z.boolean().optional(),
      seed: z.int().min(0).max(largestSeed).optional(),
      marks: marks.optional(),
    }),
    answer: head,
    refusals: { MARKS_FIXED: 422, TO_COMPLETE_OUT_OF_RANGE: 422 },
  }),

  removeQuestion: route({
    method: 'DELETE',
    path: '/worksheets/{id}/questions/{questionId}',
    summary: 'Take a question off a worksheet',
    audience: staff,
    params: ofQuestion,
    answer: head,
  }),

  remove: route({
    method: 'DELETE',
    path: '/worksheets/{id}',
    summary: 'Put a worksheet away; what was set of it stays, and it can be brought back',
    audience: staff,
    params,
    /** This setting of it is taken back too. */
    query: z.object({ assignment_id: id.optional() }),
    answer: z.object({ id }),
  }),

  restore: route({
    method: 'POST',
    path: '/worksheets/{id}/restore',
    summary: 'Bring a worksheet back that was put away',
    audience: staff,
    params,
    answer: head,
  }),

  duplicate: route({
    method: 'POST',
    path: '/worksheets/{id}/duplicate',
    summary: 'Copy a worksheet word for word, with fresh numbers, or one step easier',
    audience: staff,
    params,
    query: z.object({
      class_id: id.optional(),
      how: z.enum(['same', 'fresh', 'easier']).optional(),
    }),
    status: 201,
    answer: z.object({ worksheet_id: id, num_swapped: z.int() }),
  }),

  ofCourse: route({
    method: 'GET',
    path: '/worksheets/courses/{courseId}',
    summary: 'List the worksheets of a course: the library of a class',
    audience: staff,
    params: z.object({ courseId: id }),
    query: z.object({
      ...paging,
      class_id: id.optional(),
      search,
      tag: z.string().max(sheetLimits.tag_length).optional(),
      whose: z.enum(['mine', 'school', 'platform']).optional(),
      state: z.enum(['ready', 'draft', 'deleted']).optional(),
      /** Only those of which the class has had nothing. */
      is_new: flag.optional(),
      sort: z.enum(['-updated_at', 'title', 'fit']).optional(),
    }),
    answer: z.object({
      worksheets: z.array(libraryRow),
      total_count: z.int(),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
    }),
  }),
}
