import { z } from 'zod'
import { limits } from './auth.limits.ts'
import { emailAddress, personName } from './auth.ts'
import { route } from './route.ts'
import { moment } from './values.ts'

const token = z.string().min(1).max(limits.token)

/** The last school year whose pupils may be under 13. */
export const lastYearUnder13 = 8

/** How a child under 13 asks a grown-up for consent, and how that grown-up answers. */
export const consents = {
  consentState: route({
    method: 'GET',
    path: '/users/consent',
    summary: 'Read how far a grown-up’s consent to my account is',
    audience: ['student'],
    before_consent: true,
    answer: z.object({
      awaits_consent: z.boolean(),
      /** True if they named no school year yet: a later one may need no consent. */
      is_year_missing: z.boolean(),
      /** When the account is deleted unless a grown-up has agreed. */
      deleted_at: moment.nullable(),
    }),
  }),

  askConsent: route({
    method: 'POST',
    path: '/users/consent',
    summary: 'Mail a grown-up of mine, who then agrees to my account or refuses it',
    audience: ['student'],
    before_consent: true,
    body: z.object({ email: emailAddress }),
    status: 204,
    answer: z.void(),
    refusals: {
      /** Nobody asks themselves. */
      OWN_ADDRESS: 422,
      NOTHING_TO_ASK: 409,
    },
  }),

  readConsent: route({
    method: 'GET',
    path: '/users/consent/{token}',
    summary: 'Read which child a grown-up is asked for, without using the link up',
    audience: 'public',
    params: z.object({ token }),
    answer: z.object({
      first_name: z.string(),
      username: z.string().nullable(),
      academic_level_name: z.string().nullable(),
    }),
    refusals: { LINK_EXPIRED: 410 },
  }),

  giveConsent: route({
    method: 'POST',
    path: '/users/consent/{token}',
    summary: 'Agree to a child’s account, as its parent or guardian',
    audience: 'public',
    params: z.object({ token }),
    body: z.object({
      /** The grown-up’s own name, as it is recorded with the consent. */
      name: personName,
      is_guardian: z.literal(true),
      policy_version: z.string().max(20),
    }),
    status: 204,
    answer: z.void(),
    refusals: {
      LINK_EXPIRED: 410,
      POLICY_CHANGED: 409,
      /** The link was opened on the device that the child asked on, which shows no grown-up. */
      SAME_DEVICE: 409,
    },
  }),

  refuseConsent: route({
    method: 'DELETE',
    path: '/users/consent/{token}',
    summary: 'Refuse a child’s account, which deletes it',
    audience: 'public',
    params: z.object({ token }),
    status: 204,
    answer: z.void(),
    refusals: { LINK_EXPIRED: 410 },
  }),
}
