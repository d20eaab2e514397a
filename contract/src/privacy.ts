import { z } from 'zod'
import { limits as authLimits } from './auth.limits.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const requestKind = z.enum(['export', 'erasure'])

/**
 * `waiting`: for its day, or its turn; `needs_confirmation`: for the school, which has a safeguarding
 * record of the person; `failed`: it is tried again; `ready`: the copy can be fetched; `expired`: it is gone.
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
  /** Per cent. */
  progress: z.int(),
  /** Whom it is about; null once they are erased. */
  user_id: id.nullable(),
  first_name: z.string().nullable(),
  created_at: moment,
  /** When an erasure begins. */
  due_at: moment.nullable(),
  finished_at: moment.nullable(),
  /** Until when a copy can be fetched. */
  expires_at: moment.nullable(),
  /** Whether it was the caller who asked: nobody else fetches a copy. */
  is_mine: z.boolean(),
})

/** Whom it is about, the caller if nobody is named; and the password, where the sign-in is not fresh. */
const asked = z.object({
  user_id: id.optional(),
  password: z.string().min(1).max(authLimits.password).optional(),
})

const params = z.object({ id })
const proofRefusals = { WRONG_PASSWORD: 403, SIGN_IN_AGAIN: 403 } as const

/** What is kept about a person: a copy of it, and its end. */
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
