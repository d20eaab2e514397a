import type { RouteOf } from '@learngrove/contract'
import type { PlatformError } from '@learngrove/contract/errors'
import type { Refusal } from '@learngrove/contract/route'
import { platformWords } from '#platform/words.ts'

export const supportText = {
  title: 'Write to us',
  lead: 'Tell us what happened and what you expected. A person reads it, and answers by e-mail.',
  email: 'Your e-mail address',
  email_hint: 'We answer to this address and use it for nothing else.',
  email_problem: 'This does not look like an e-mail address yet.',
  name: 'Your name',
  message: 'Your message',
  message_hint: 'Please no passwords and no card numbers.',
  message_problem: 'Write a few words first.',
  message_too_long: 'That is longer than we can take. Cut it down a little.',
  send: 'Send',
  sending: 'Sending',
  sent_title: 'Thank you, your message is with us',
  sent: (email: string) => `We answer to ${email}. You can close this page.`,
  sent_ahead: 'We answer by e-mail. You can close this page.',
  not_sent:
    'Your message did not go off yet. Look at the address and send it again. If that were several messages in a short time, wait a while first.',
  another: 'Write another one',
  honeypot: 'Leave this empty',
} as const

type Code = Refusal<RouteOf<'POST /users/contact-us'>> | PlatformError | 'offline'

const words: Record<Code, string> = {
  ...platformWords,
  NOT_A_PERSON:
    'Something about the sending did not work. Your message is still here: send it again.',
  TOO_MANY_REQUESTS:
    'You have sent several messages in a short time. Yours is still here: send it again in a while.',
  INVALID_REQUEST: 'Something here does not fit. Look at the address and send it again.',
  offline: 'You seem to be offline. Your message is still here: send it when you are back.',
}

/** What to say to a code that sending was refused with. */
// Safe: a code that is not in the list falls to the last words.
export const sendingWords = (code: string): string => words[code as Code] ?? words.INTERNAL
