import { z } from 'zod'
import { limits } from './chat.limits.ts'
import { route } from './route.ts'
import { id, moment, paging } from './values.ts'

/** `wellbeing`: the child said something grave, and has not gone back to its work yet. */
export const threadMode = z.enum(['lesson', 'wellbeing'])

const thread = z.object({
  id,
  title: z.string(),
  subject_name: z.string().nullable(),
  has_bookmark: z.boolean(),
  /** An answer has ended that was not seen yet. */
  is_unread: z.boolean(),
  mode: threadMode,
  /** The question of a quiz that the caller's last message was about. */
  evaluation_question_id: id.nullable(),
  /**
   * What a search found in it: a few words around the match. Null if the title matched, or nothing
   * was searched for.
   */
  found: z.string().nullable(),
  updated_at: moment,
})

/** What is done to a conversation as a whole. */
export const threads = {
  threads: route({
    method: 'GET',
    path: '/chat/threads',
    summary: 'List my conversations, the latest first',
    audience: 'any',
    query: z.object({ ...paging, search: z.string().max(80).optional() }),
    answer: z.object({ threads: z.array(thread), total_count: z.int() }),
  }),

  changeThread: route({
    method: 'PATCH',
    path: '/chat/threads/{id}',
    summary:
      'Rename a conversation, say that its answers are seen, or leave its quiet moment for the lesson',
    audience: 'any',
    params: z.object({ id }),
    body: z
      .object({
        mode: z.literal('lesson').optional(),
        title: z.string().trim().min(1).max(limits.title_length).optional(),
        is_unread: z.literal(false).optional(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined)),
    answer: thread,
    refusals: { TITLE_NOT_FIT: 422 },
  }),

  deleteThread: route({
    method: 'DELETE',
    path: '/chat/threads/{id}',
    summary:
      'Take a conversation off my list; what a safeguarding contact has to see of it is kept',
    audience: 'any',
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
    refusals: { GENERATION_IN_PROGRESS: 409 },
  }),
}
