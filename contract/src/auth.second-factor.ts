import { z } from 'zod'
import { limits } from './auth.limits.ts'
import { signedIn } from './auth.ts'
import { route } from './route.ts'
import { moment } from './values.ts'

/** Roles with a second factor; a pupil often has no telephone of their own. */
const adults = ['parent', 'teacher', 'admin', 'curriculum'] as const

/** Six digits of an authenticator app, however they were typed. */
const code = z.string().min(1).max(20)
/** One of the ten that were kept for the day when the telephone is lost. */
const recovery_code = z.string().min(1).max(40)

const newCodes = z.object({
  /** Shown this once: only their hashes are kept. Each works once, in place of a code. */
  recovery_codes: z.array(z.string()),
})

/** The second step of signing in, and its set-up (TOTP, RFC 6238). */
export const secondFactor = {
  finishSignIn: route({
    method: 'POST',
    path: '/auth/second-factor',
    summary: 'Sign in with the ticket of the first step and a code of the second',
    audience: 'public',
    body: z.object({
      /** From the refusal of the first step. It lasts 5 minutes and five tries, and works once. */
      ticket: z.string().min(1).max(limits.token),
      /** Exactly one of the two. */
      code: code.optional(),
      recovery_code: recovery_code.optional(),
    }),
    answer: signedIn,
    refusals: { WRONG_CODE: 403, SIGN_IN_EXPIRED: 410 },
  }),

  secondFactor: route({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Read whether signing in takes me a second step',
    audience: adults,
    before_second_factor: true,
    answer: z.object({
      turned_on_at: moment.nullable(),
      recovery_codes_left: z.int(),
      /** True if the caller's school requires it of its staff. */
      is_required: z.boolean(),
      /** What setting it up requires: nothing just after signing in, else the password, else a new sign-in. */
      proof: z.enum(['none', 'password', 'sign_in']),
    }),
  }),

  beginSecondFactor: route({
    method: 'POST',
    path: '/auth/second-factor/setup',
    summary: 'Begin to set up an authenticator app: the secret that it makes its codes from',
    audience: adults,
    before_second_factor: true,
    body: z.object({ password: z.string().min(1).max(limits.password).optional() }),
    answer: z.object({
      /** In base32, as apps take it when it is typed. */
      secret: z.string(),
      /** The same as an `otpauth:` address, which apps open. */
      uri: z.string(),
    }),
    refusals: { WRONG_PASSWORD: 403, SIGN_IN_AGAIN: 403, SECOND_FACTOR_ON: 409 },
  }),

  turnOnSecondFactor: route({
    method: 'POST',
    path: '/auth/second-factor/on',
    summary: 'Turn the second step on by a code of the app; every other session ends',
    audience: adults,
    before_second_factor: true,
    body: z.object({ code }),
    answer: newCodes,
    refusals: { WRONG_CODE: 403, SETUP_EXPIRED: 410 },
  }),

  turnOffSecondFactor: route({
    method: 'POST',
    path: '/auth/second-factor/off',
    summary: 'Turn the second step off by a code',
    audience: adults,
    before_second_factor: true,
    body: z.object({ code: code.optional(), recovery_code: recovery_code.optional() }),
    status: 204,
    answer: z.void(),
    refusals: { WRONG_CODE: 403 },
  }),

  renewRecoveryCodes: route({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Get ten new recovery codes; the old ones end',
    audience: adults,
    before_second_factor: true,
    body: z.object({ code }),
    answer: newCodes,
    refusals: { WRONG_CODE: 403 },
  }),
}
