import { z } from 'zod'
import { limits as authLimits } from './auth.limits.ts'
import { emailAddress } from './auth.ts'
import { route } from './route.ts'
import { limits } from './support.limits.ts'

const contact = z.object({
  from_email: emailAddress,
  name: z.string().trim().max(authLimits.name).optional(),
  message: z.string().trim().min(1).max(limits.message_length),
  /** Proof of work: the challenge that was issued, and its solution. Fewer messages may be sent without. */
  challenge: z.string().max(200).optional(),
  solution: z.string().max(40).optional(),
  /** A honeypot: people do not see this field and so leave it empty. */
  website: z.string().max(200).optional(),
})

/** Messages to us, and the opening of brands. */
export const support = {
  askOpening: route({
    method: 'POST',
    path: '/users/opening',
    summary: 'Ask for a letter on the day on which this brand opens; a link confirms or ends it',
    audience: 'public',
    body: z.object({
      email: emailAddress,
      /** A honeypot: people do not see this field and so leave it empty. */
      website: z.string().max(200).optional(),
    }),
    status: 204,
    answer: z.void(),
    refusals: { NOT_A_PERSON: 422 },
  }),

  answerOpening: route({
    method: 'POST',
    path: '/users/opening/{token}',
    summary:
      'Confirm with the link that was mailed that I want that letter, or have my address forgotten',
    audience: 'public',
    params: z.object({ token: z.string().min(1).max(authLimits.token) }),
    body: z.object({ is_wanted: z.boolean() }),
    status: 204,
    answer: z.void(),
    refusals: { LINK_EXPIRED: 410 },
  }),

  contactChallenge: route({
    method: 'GET',
    path: '/users/contact-us/challenge',
    summary: 'A small sum for the browser, which shows that a person has a form before them',
    audience: 'public',
    answer: z.object({ challenge: z.string(), difficulty: z.int() }),
  }),

  contactUs: route({
    method: 'POST',
    path: '/users/contact-us',
    summary: 'Write to us',
    audience: 'public',
    body: contact,
    status: 204,
    answer: z.void(),
    refusals: { NOT_A_PERSON: 422 },
  }),

  mailContactUs: route({
    method: 'POST',
    path: '/mailer/contact-us',
    summary: 'Write to us by mail',
    audience: 'public',
    body: contact.pick({ from_email: true, message: true, challenge: true, solution: true }),
    status: 204,
    answer: z.void(),
    refusals: { NOT_A_PERSON: 422 },
  }),
}
