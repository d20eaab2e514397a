import type { RouteOf } from '@learngrove/contract'
import type { Refusal } from '@learngrove/contract/route'
import { branded, site } from '#platform/brand.ts'
import type { AnyProblem } from '#platform/public-api.ts'
import { platformWords } from '#platform/words.ts'

export type Notice = { readonly title: string; readonly text: string }
type Own =
  | Refusal<RouteOf<'POST /auth/login'>>
  | Refusal<RouteOf<'POST /auth/second-factor'>>
  | Refusal<RouteOf<'POST /auth/signup'>>
  | Refusal<RouteOf<'POST /auth/password/reset'>>
  | Refusal<RouteOf<'POST /auth/generate-otp'>>
  | 'TOO_MANY_REQUESTS'
  | 'offline'

/** Texts for refused calls. */
const notices: Record<Own, Notice> = {
  WRONG_CREDENTIALS: {
    title: 'That name and password don’t go together',
    text: 'Your work is safe. Look at capital letters, or choose another way in.',
  },
  LINK_EXPIRED: {
    title: 'This link has been used or is too old',
    text: 'Links work once and for a short while. Ask for a new one.',
  },
  PROVIDER_REFUSED: {
    title: 'The other service did not say who you are',
    text: 'Nothing was changed. Try again, or come in another way.',
  },
  SECOND_FACTOR_NEEDED: {
    title: 'One more step',
    text: 'This account also asks for a code. Sign in once more to get to it.',
  },
  WRONG_CODE: {
    title: 'That is not the code yet',
    text: 'A code lasts half a minute and works once. Type the one that your app shows now.',
  },
  SIGN_IN_EXPIRED: {
    title: 'That took a little long',
    text: 'Nothing is lost. Begin again, and the next code will do.',
  },
  USERNAME_TAKEN: {
    title: 'Somebody has that username already',
    text: 'Everything else is kept. Choose another one below.',
  },
  WEAK_PASSWORD: {
    title: 'That password is too easy to guess',
    text: 'Everything else is kept. Add a word or two that have nothing to do with it.',
  },
  POLICY_CHANGED: {
    title: 'Our terms have just changed',
    text: 'Load this page again to read them as they are now.',
  },
  COUNTRY_NOT_SERVED: {
    title: 'We send no texts to this country yet',
    text: 'Choose another way in below. Your account is as it was.',
  },
  TOO_MANY_REQUESTS: {
    title: 'A short pause',
    text: 'There were many tries in a row, so we wait a little. This keeps others out of your garden.',
  },
  offline: {
    title: `${site.name} cannot be reached`,
    text: 'It may be the network. Nothing is lost; try again in a moment.',
  },
}

/** Replaces a pause that is over. */
export const pauseOver: Notice = {
  title: 'The pause is over',
  text: 'Nothing is lost. Try again when you are ready.',
}

const isOwn = (code: string): code is Own => Object.hasOwn(notices, code)

export function noticeOf({ code }: Pick<AnyProblem, 'code'>): Notice {
  if (isOwn(code)) return notices[code]
  const words: Readonly<Record<string, string>> = platformWords
  return { title: 'That did not work', text: words[code] ?? platformWords.INTERNAL }
}

/** "19 seconds", as it is shown and heard. */
export const secondsWords = (seconds: number) =>
  `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/** The role that a sign-in is for, if it is for one. */
const doors: Readonly<Record<string, string>> = {
  student: 'The door for students.',
  parent: 'The door for parents.',
  teacher: 'The door for teachers.',
  admin: 'The door for administrators.',
  curriculum: 'The door for the curriculum team.',
  curriculum_guest: 'The door for guests of the curriculum.',
}

export const leadOf = (role: string | null) =>
  (role !== null && Object.hasOwn(doors, role) ? doors[role] : undefined) ?? loginText.lead

export const loginText = {
  heading: 'Welcome back',
  lead: 'Good to see you again.',
  description: branded(
    'Sign in to {{brand}} with your username, your e-mail address or your school account, and carry on where you left off.',
  ),
  name: 'Username or e-mail',
  nameHint: 'No e-mail? Use the username from your sign-in card.',
  nameMissing: 'Type your username or your e-mail address.',
  password: 'Password',
  passwordMissing: 'Type your password.',
  forgot: 'I forgot my password',
  send: 'Sign in',
  again: 'Try again',
  or: 'or go on with',
  link: 'A link by e-mail',
  code: 'A code by text',
  isNew: 'New here?',
  join: 'Make an account',
  other: 'Other ways to sign in',
  arriving: 'Coming in …',
  arrivingText: 'One moment, we are checking who you are.',
  passwordSaved: 'Your new password is saved. Sign in with it.',
  pip: 'Your garden is where you left it.',
} as const
