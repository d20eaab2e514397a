import { z } from 'zod'
import { route } from './route.ts'
import { id, moment, paging } from './values.ts'

/**
 * What somebody is told inside the product: work was set, a date was moved, an answer was marked or marked
 * again, a student asks, and work is still to do.
 */
export const noticeKinds = ['set', 'extended', 'marked', 'remarked', 'asked', 'reminded'] as const

const notice = z.object({
  id,
  kind: z.enum(noticeKinds),
  /** What it is about; each null where it is about no such thing. */
  assignment_id: id.nullable(),
  class_id: id.nullable(),
  quiz_id: id.nullable(),
  evaluation_question_id: id.nullable(),
  /** The name of the work; null where it is about none. */
  title: z.string().nullable(),
  /** When the work is due for whom it tells. */
  due_date: moment.nullable(),
  /** The student whom it is about, for their teachers. */
  student: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
  happened_at: moment,
  read_at: moment.nullable(),
})

export const notices = {
  list: route({
    method: 'GET',
    path: '/notices',
    summary: 'List what I was told inside the product, the latest first',
    audience: 'any',
    /** By default the first page, of 20. */
    query: z.object(paging),
    answer: z.object({
      notices: z.array(notice),
      total_count: z.int(),
      num_unread: z.int(),
    }),
  }),

  read: route({
    method: 'PATCH',
    path: '/notices/{id}',
    summary: 'Say that I have read a notice',
    audience: 'any',
    params: z.object({ id }),
    answer: z.object({ num_unread: z.int() }),
  }),

  readAll: route({
    method: 'POST',
    path: '/notices/read',
    summary: 'Say that I have read every notice up to a moment',
    audience: 'any',
    /** The moment of the latest notice that was seen: what came since stays unread. */
    body: z.object({ until: moment }),
    answer: z.object({ num_unread: z.int() }),
  }),
}
