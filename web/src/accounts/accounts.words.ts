import type { RouteOf } from '@learngrove/contract'
import { ApiError } from '@learngrove/contract/call'
import type { Refusal } from '@learngrove/contract/route'
import { networkWords, platformWords } from '#platform/words.ts'

type Own = Refusal<
  RouteOf<
    | 'PATCH /users/'
    | 'PATCH /users/has-agreed-policy'
    | 'POST /users/onboarding/aiacademy/parent/create-child-account'
    | 'POST /users/onboarding/aiacademy/parent/link-child-account'
    | 'PATCH /users/children/{id}'
    | 'DELETE /users/guardians/{id}'
    | 'POST /auth/password/change'
    | 'POST /auth/generate-otp'
    | 'POST /privacy/exports'
    | 'POST /privacy/erasures'
  >
>

/** Says why something about an account was not done, and what to do about it. */
export const accountRefusals: Record<Own, string> = {
  WRONG_CODE: 'That is not the code we sent, or it is too old. Look again, or ask for a new one.',
  USERNAME_TAKEN:
    'Somebody has this username already. Another one, or a number at its end, will do.',
  WEAK_PASSWORD:
    'This password would be guessed too soon. A few words in a row are strong and easy to keep in mind.',
  POLICY_CHANGED:
    'Our terms changed while this page was open. Load the page again to read the new ones.',
  TOO_MANY_CHILDREN:
    'There are ten children in this account already, which is as many as it holds.',
  CHILD_NOT_LINKED: 'That did not fit. Look again, or ask your child for a new code.',
  EMAIL_NOT_CONFIRMED:
    'First confirm your e-mail address: open the link that we mailed you, then link your child. Under Your details you can name an address or have the link sent again.',
  CODE_NEEDED:
    'This child waits for a grown-up’s yes, and that is given by the code on its page, not by its password.',
  SAME_DEVICE:
    'This looks like the device on which the child made the code. Type it on your own phone or computer; if both are yours, the mobile network instead of the home network helps. Or let the child have us write to you.',
  GUARDIAN_TOO_NEW:
    'For a day after you were linked you cannot set the password. The child and its other grown-ups can see meanwhile who you are.',
  GUARDIAN_STAYS:
    'This grown-up can be removed only on their first day, or by whoever made the account. If something is wrong, write to us.',
  BELONGS_TO_SCHOOL: 'The school set this account up, so the school sets its password.',
  COUNTRY_NOT_SERVED: 'We send no texts to this country yet. Your account is as it was.',
  WRONG_PASSWORD: 'That is not the password you have now.',
  SIGN_IN_AGAIN: 'Please sign out and in again first, so that we know that it is you.',
  ALREADY_ASKED: 'You have asked for this already. Load the page again to see how far it is.',
  ONLY_GUARDIAN:
    'You are the only parent of a child here. Delete the child’s account first, or let somebody else link it.',
  LAST_OWNER: 'You are the only owner of your school here. Somebody else has to become one first.',
}

const isOwn = (code: string): code is Own => code in accountRefusals

const minuteSeconds = 60

/** "Try again in 3 minutes." */
const waitWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / minuteSeconds)
  return `You have tried this a few times in a row. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** Says in words what a failed call means to its user. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  const { code } = error
  if (isOwn(code)) return accountRefusals[code]
  if (code === 'TOO_MANY_REQUESTS' && error.retry_after_s > 0) return waitWords(error.retry_after_s)
  // Safe: every code that is not a route's own is the platform's.
  return platformWords[code as keyof typeof platformWords] ?? platformWords.INTERNAL
}

/** Returns the code that a call was refused with, if it was refused at all. */
export const codeOfError = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.code : undefined

type Told = { readonly first_name: string; readonly school_name: string }

export const familyText = {
  home: 'Home',
  add: 'Add a child',
  link: 'Link a child',
  create: 'Make an account for your child',
  sign_out: 'Sign out',
  details: 'Your details',
  consent_before: 'I am their parent or guardian, and I agree to the ',
  consent_after: ' for them.',
  consent_missing: 'This goes on only with your agreement.',
  child_email_hint: 'We mail a link there. From then on they can sign in with it.',
  child_email_problem: 'Type the whole address, such as name@example.org.',
  child_email_sent: (email: string) => `Saved. A letter is on its way to ${email}`,
  code_not_linked:
    'That did not fit. A code works once and for a day; look again, or ask your child for a new one.',
  name_not_linked:
    'This username and password do not go together. Look at capital letters, or use the code from your child’s profile.',
  code_lead: 'Your child finds the code under Profile, Parents. It works for 24 hours.',
  chats: ({ first_name, school_name }: Told) =>
    school_name === ''
      ? `${first_name}’s chats with Pip stay theirs, and nobody reads along. Ask now and then how it goes.`
      : `${first_name}’s chats with Pip stay theirs. Where one sounds as if ${first_name} is not safe, a person named by ${school_name} is told.`,
  you_see: 'Their progress and what is due.',
} as const

/** What each consent is to, by the name of its text. */
const consentNames: Readonly<Record<string, { readonly title: string; readonly detail: string }>> =
  {
    'child-account': {
      title: 'An account and saved progress',
      detail: 'Needed for your child to use the site and for you to see how it goes.',
    },
    'terms-and-privacy': {
      title: 'The terms and the privacy policy',
      detail: 'For your own account.',
    },
  }

/** Names a consent; an unknown one keeps the name of its text. */
export const consentWords = (text_name: string) =>
  consentNames[text_name] ?? { title: text_name, detail: '' }

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** "2 September 2026" */
export const dateWords = (moment: string) => dateFormat.format(new Date(moment))

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Wednesday 2 September at 09:30" */
export const momentWords = (moment: string) => momentFormat.format(new Date(moment))

/** Says how a grown-up came to be linked. */
export const wayWords = {
  created: 'Made the account',
  code: 'Came by a code',
  password: 'Came by username and password',
  school: 'Was invited by the school',
} as const
