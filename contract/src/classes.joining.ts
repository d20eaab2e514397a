import { z } from 'zod'
import { limits } from './classes.limits.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const staff = ['teacher', 'admin'] as const
const student = ['student'] as const
const ofClass = z.object({ classId: id })

/** The code of a class, and who came by it. */
const codeOfClass = z.object({
  /** Null: nobody can come by a code. */
  join_code: z.string().nullable(),
  came: z.array(z.object({ id, name: z.string(), joined_at: moment })),
})

const ownClass = z.object({
  id,
  name: z.string(),
  /** Who came by its code may leave it again. */
  can_leave: z.boolean(),
})

/** A class that students put themselves into, by a code that its teacher shows them. */
export const joiningByCode = {
  joining: route({
    method: 'GET',
    path: '/classes/{classId}/join-code',
    summary: 'Read the code of a class of mine, and who came by it',
    audience: staff,
    params: ofClass,
    answer: codeOfClass,
  }),

  openJoining: route({
    method: 'POST',
    path: '/classes/{classId}/join-code',
    summary: 'Make a new code for a class of mine; the one before does nothing any more',
    audience: staff,
    params: ofClass,
    answer: codeOfClass,
    refusals: { CLASS_IS_OFF: 409 },
  }),

  closeJoining: route({
    method: 'DELETE',
    path: '/classes/{classId}/join-code',
    summary: 'End the code of a class of mine; who came by it stays',
    audience: staff,
    params: ofClass,
    answer: codeOfClass,
  }),

  ownClasses: route({
    method: 'GET',
    path: '/users/classes',
    summary: 'List the classes that I learn in',
    audience: student,
    answer: z.object({ classes: z.array(ownClass) }),
  }),

  join: route({
    method: 'POST',
    path: '/users/classes',
    summary: 'Come into a class of my school by its code',
    audience: student,
    body: z.object({ code: z.string().trim().min(1).max(limits.join_code_typed) }),
    answer: z.object({ class: ownClass }),
    refusals: { NO_SUCH_CODE: 404, CLASS_FULL: 409 },
  }),

  leave: route({
    method: 'DELETE',
    path: '/users/classes/{classId}',
    summary: 'Leave a class that I came into by its code; what I have done is kept',
    audience: student,
    params: ofClass,
    answer: z.object({ id }),
  }),
}
