import { z } from 'zod'
import { limits as authLimits } from './auth.limits.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const requestKind = z.enum(['export', 'erasure'])

/**
 * `waiting`: for its day, or its turn; `needs_confirmation`: by the school, which has a
 * safeguarding record of the person; `failed`: it is retried; `ready`: the copy can be downloaded;
 * `expired`: it is deleted.
 */
export const requestStatus = z.enum([
  'waiting',
  'needs_confirmation',
  'running',
  'failed',
  'ready',
  'done',
  'cancelled',
  'expired',
])

const privacyRequest = z.object({
  id,
  kind: requestKind,
  status: requestStatus,
  /** In per cent. */
  progress: z.int(),
  /** The person it is about; null once they are erased. */
  user_id: id.nullable(),
  first_name: z.string().nullable(),
  created_at: moment,
  /** When an erasure begins. */
  due_at: moment.nullable(),
  finished_at: moment.nullable(),
  /** Until when a copy can be downloaded. */
  expires_at: moment.nullable(),
  /** True if the caller made the request: nobody else downloads a copy. */
  is_mine: z.boolean(),
})

/** The person it is about, by default the caller; and the password, if the sign-in is not fresh. */
const asked = z.object({
  user_id: id.optional(),
  password: z.string().min(1).max(authLimits.password).optional(),
})

const params = z.object({ id })
const proofRefusals = { WRONG_PASSWORD: 403, SIGN_IN_AGAIN: 403 } as const

/** A copy of what is kept about a person, and its erasure. */
export const privacy = {
  requests: route({
    method: 'GET',
    path: '/privacy/requests',
    summary: 'List what was asked by me, or about me and those whom I answer for',
    audience: 'any',
    answer: z.object({ requests: z.array(privacyRequest) }),
  }),

  askExport: route({
    method: 'POST',
    path: '/privacy/exports',
    summary: 'Ask for a copy of everything about a person',
    audience: 'any',
    body: asked,
    status: 202,
    answer: privacyRequest,
    refusals: { ...proofRefusals, ALREADY_ASKED: 409 },
  }),

  exportLink: route({
    method: 'POST',
    path: '/privacy/exports/{id}/link',
    summary:
      'Make the address at which a copy that I asked for is fetched, once and within a minute',
    audience: 'any',
    params,
    body: asked.pick({ password: true }),
    answer: z.object({ url: z.string() }),
    refusals: proofRefusals,
  }),

  exportFile: route({
    method: 'GET',
    path: '/privacy/exports/{id}/file',
    summary: 'Fetch a copy; its address works once, so that a browser can save it',
    audience: 'public',
    params,
    query: z.object({ token: z.string().max(200) }),
    answer: { file: ['application/zip'] },
    refusals: { LINK_EXPIRED: 410 },
  }),

  askErasure: route({
    method: 'POST',
    path: '/privacy/erasures',
    summary: 'Ask for a person to be erased; it waits, and can be taken back',
    audience: 'any',
    body: asked,
    status: 202,
    answer: privacyRequest,
    refusals: { ...proofRefusals, ALREADY_ASKED: 409, ONLY_GUARDIAN: 409, LAST_OWNER: 409 },
  }),

  cancelErasure: route({
    method: 'DELETE',
    path: '/privacy/erasures/{id}',
    summary: 'Take an erasure back that has not begun',
    audience: 'any',
    params,
    status: 204,
    answer: z.void(),
  }),

  confirmErasure: route({
    method: 'POST',
    path: '/privacy/erasures/{id}/confirm',
    summary: 'Confirm, as the school, that its safeguarding record of a student may go too',
    audience: ['owner'],
    params,
    body: asked.pick({ password: true }),
    answer: privacyRequest,
    refusals: proofRefusals,
  }),
}
