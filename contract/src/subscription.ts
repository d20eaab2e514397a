import { z } from 'zod'
import { course } from './courses.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

/** Dashes, spaces and lower case do not matter: see `activation-code.ts`. */
const typedCode = z.string().min(1).max(60)

const opened = course.pick({
  id: true,
  title: true,
  subject_id: true,
  subject_name: true,
  academic_level_id: true,
  academic_level_name: true,
})

/** A code as its holder sees it: not who made it, or who used it. */
const activationCode = z.object({
  /** As it is stored: twelve characters in capitals, without dashes. */
  code: z.string(),
  /** True if it can be redeemed now. */
  checked: z.boolean(),
  state: z.enum(['good', 'expired', 'used_up']),
  expires_at: moment,
  /** For how many months it opens its courses, from the day of redemption; null for ever. */
  months: z.int().nullable(),
  courses: z.array(opened),
  /** The school whose own people it is for; null for anybody. */
  school_name: z.string().nullable(),
  /** True if the caller, or a child of theirs, has redeemed it already. */
  redeemed: z.boolean(),
})

/** A course that was opened by a code. */
const activatedCourse = opened.extend({
  activated_at: moment,
  /** When it ends; null if it does not. */
  ends_at: moment.nullable(),
})

export const subscription = {
  checkCode: route({
    method: 'GET',
    path: '/activation/{code}',
    summary: 'Check an activation code: what it opens, and whether it can be redeemed now',
    audience: 'public',
    params: z.object({ code: typedCode }),
    answer: activationCode,
    refusals: { CODE_UNKNOWN: 404 },
  }),

  redeemCode: route({
    method: 'POST',
    path: '/activation',
    summary: 'Redeem an activation code, for me as a student or for a child of mine',
    audience: 'any',
    body: z.object({ code: typedCode, child_id: id.optional() }),
    answer: z.object({ code: z.string(), student_id: id, courses: z.array(activatedCourse) }),
    refusals: {
      CODE_UNKNOWN: 404,
      CODE_EXPIRED: 410,
      CODE_USED_UP: 409,
      COURSES_OPEN_ALREADY: 409,
      NOT_YOUR_SCHOOL: 403,
      CHOOSE_A_CHILD: 422,
      FOR_STUDENTS: 403,
    },
  }),

  activatedCourses: route({
    method: 'GET',
    path: '/activation/courses',
    summary: 'List the courses that codes have opened, for me or for a child of mine',
    audience: 'any',
    query: z.object({ student_id: id.optional() }),
    answer: z.object({ courses: z.array(activatedCourse) }),
  }),
}
