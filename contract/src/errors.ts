import { z } from 'zod'

/** Refusals that any route may answer with. */
export const platformErrors = {
  INVALID_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  /** The caller's school requires a second factor of its staff, and they have not set one up yet. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The caller is a child whose account no grown-up has agreed to yet. */
  CONSENT_NEEDED: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type PlatformError = keyof typeof platformErrors

/** The body of every answer that is not a success. */
export const problem = z.object({
  code: z.string(),
  request_id: z.string(),
  /** The ticket for the next step, if the refusal is one step of several. */
  ticket: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

export type Problem = z.output<typeof problem>
