import { z } from 'zod'
import { route } from './route.ts'
import { codeStates, limits } from './subscription.limits.ts'
import { flag, id, moment, paging, search } from './values.ts'

const owner = ['owner', 'admin'] as const
const named = z.object({ id, name: z.string() })

/** A code as the school sees it that made it. */
const schoolCode = z.object({
  id,
  code: z.string(),
  state: z.enum(codeStates),
  /** What its maker calls the batch. */
  note: z.string(),
  courses: z.array(named),
  months: z.int().nullable(),
  uses_allowed: z.int(),
  uses_left: z.int(),
  expires_at: moment,
  created_at: moment,
  /** The students who have redeemed it, the first first. */
  redeemed_by: z.array(named),
})

/** What owners do with the activation codes of their school. */
export const schoolCodes = {
  schoolCodes: route({
    method: 'GET',
    path: '/teachers/activation-codes',
    summary: 'List the activation codes of my school, the latest first',
    audience: owner,
    query: z.object({
      ...paging,
      /** A part of a code or of its note. */
      search,
      state: z.enum(codeStates).optional(),
      order_by: z.enum(['created_at', 'expires_at']).optional(),
      desc: flag.optional(),
    }),
    answer: z.object({ codes: z.array(schoolCode), total_count: z.int() }),
  }),

  makeCodes: route({
    method: 'POST',
    path: '/teachers/activation-codes',
    summary: 'Make activation codes for the students of my school',
    audience: owner,
    body: z.object({
      course_ids: z.array(id).min(1).max(limits.courses),
      count: z.int().min(1).max(limits.codes),
      uses_allowed: z.int().min(1).max(limits.uses),
      expires_at: moment,
      /** For how many months the courses are open from the day of redemption; null for good. */
      months: z.int().min(1).max(limits.months).nullable(),
      note: z.string().trim().max(limits.note).optional(),
    }),
    status: 201,
    answer: z.object({ codes: z.array(z.string()) }),
  }),

  endCodes: route({
    method: 'POST',
    path: '/teachers/activation-codes/end',
    summary: 'End codes of my school: what they have opened stays open',
    audience: owner,
    body: z.object({ ids: z.array(id).min(1).max(limits.codes) }),
    answer: z.object({ num_ended: z.int() }),
  }),
}
