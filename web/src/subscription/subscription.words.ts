import { codeLength, strangeSigns } from '@learngrove/contract/activation-code'
import type {
  Activated,
  CodeCourse,
  Found,
  LookProblem,
  RedeemProblem,
} from './subscription.data.ts'

const listFormat = new Intl.ListFormat('en-GB')
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** "21 November 2027" */
export const dayWords = (moment: string) => dateFormat.format(new Date(moment))

/** "Mathematics and Science", each subject once. */
export const subjectsOf = (courses: readonly Pick<CodeCourse, 'subject_name'>[]) =>
  listFormat.format(new Set(courses.map(({ subject_name }) => subject_name)))

export const courseWords = ({
  subject_name,
  academic_level_name,
}: Pick<CodeCourse, 'subject_name' | 'academic_level_name'>) =>
  `${subject_name}, ${academic_level_name}`

export const monthsWords = (months: number | null) =>
  months === null
    ? 'For good, from the day on which it is redeemed.'
    : `For ${months === 1 ? 'one month' : `${months} months`} from the day on which it is redeemed.`

/** "Mathematics, Year 9, until 21 November 2027" */
export const activatedWords = (
  course: Pick<Activated, 'ends_at' | 'subject_name' | 'academic_level_name'>,
) =>
  course.ends_at === null
    ? courseWords(course)
    : `${courseWords(course)}, until ${dayWords(course.ends_at)}`

export const listWords = (items: readonly string[]) => listFormat.format(items)

export const redeemText = {
  title: 'Redeem a code',
  description:
    'Type the activation code from your card or letter and see which courses it opens, before you sign in or make an account.',
  heading: 'Enter your code',
  lead: 'It is on the card or in the letter that you were given.',
  label: 'Activation code',
  hint: '12 letters and digits. The dashes come by themselves.',
  go: 'Go on',
  foot: 'There is no letter O, I or L and no 0 or 1 in a code.',
  home: 'Go home',
  looking: 'Looking at your code …',
  another: 'Enter another code',
  not_now: 'Not now',
  support: 'Write to us',
  again: 'Try again',
  missing: 'Type the code from your card or letter.',
  short: (count: number) =>
    `That is ${count} of ${codeLength} characters. See whether some are missing.`,
  long: (count: number) =>
    `That is ${count} characters, and a code has ${codeLength}. See whether some are too many.`,
  strange: (signs: readonly string[]) =>
    `A code has no ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(signs)}. Look at ${signs.length === 1 ? 'that character' : 'those characters'} again.`,
} as const

export const offerText = {
  heading: (courses: readonly CodeCourse[]) => `It opens ${subjectsOf(courses)}`,
  until: (found: Pick<Found, 'expires_at'>) => `Redeem it by ${dayWords(found.expires_at)}.`,
  school: (name: string) => `It is for students of ${name}.`,
  no_payment: 'Nothing is paid here, and nothing renews by itself.',
  guest: 'To redeem it, you need an account',
  guest_note: 'Your code stays on this device meanwhile.',
  sign_up: 'Make an account',
  sign_in: 'I have an account',
  student: 'Add to my courses',
  parent: 'Choose your child',
  staff_heading: 'Codes are for students and parents',
  staff:
    'You are signed in as staff. Hand the code on, or sign out and come back with the account of a parent: the code waits here.',
  staff_leave: 'Sign out and go on',
  own_page: 'To my page',
} as const

export const doneText = {
  heading: 'Planted',
  yours: (courses: readonly Activated[]) =>
    `You have ${listFormat.format(courses.map(activatedWords))}.`,
  theirs: (name: string, courses: readonly Activated[]) =>
    `${name} has ${listFormat.format(courses.map(activatedWords))}.`,
  renews: 'Nothing renews by itself.',
  go: ({ subject_name }: Activated) => `Go to ${subject_name}`,
  week: (name: string) => `See ${name}’s week`,
  again_heading: 'This code is yours already',
  again_student: 'You have redeemed it, and its courses are among yours.',
  again_parent: 'It is redeemed for a child of yours, and its courses are among theirs.',
  courses: 'To my courses',
  family: 'To my family',
} as const

export const childText = {
  title: 'Who is it for?',
  label: 'Child',
  lead: (found: Pick<Found, 'courses' | 'months'>) =>
    `${listFormat.format(found.courses.map(courseWords))}. It cannot be moved later.`,
  give: (name: string | undefined) => (name ? `Give it to ${name}` : 'Choose a child'),
  other_level: (level: string) => `${level}; the course is for another year`,
  another: 'Another child',
  none_heading: 'First, your child',
  none_lead: 'A code is redeemed for a child. Yours waits here until there is one.',
  create: 'Make an account for your child',
  link: 'Link a child who is here already',
} as const

export const cardText = {
  heading: 'Have a code?',
  text: 'A card or letter with 12 characters opens a course without paying here.',
  go: 'Enter the code',
  held_heading: 'A code is waiting',
  held: (code: string) => `${code} is not redeemed yet.`,
  held_go: 'Choose who it is for',
  give: (name: string) => `Give ${name} the code`,
} as const

type Words = { readonly title: string; readonly text: string }

/** Why a code opens nothing, and what to do about it. */
export const spentWords: Readonly<Record<'expired' | 'used_up', (found: Found) => Words>> = {
  expired: ({ expires_at }) => ({
    title: 'This code has wilted',
    text: `${
      new Date(expires_at) <= new Date()
        ? `It could be redeemed until ${dayWords(expires_at)}.`
        : 'It cannot be redeemed any more.'
    } Ask whoever gave it to you for a fresh one. Nothing of yours is lost.`,
  }),
  used_up: () => ({
    title: 'This code has been used',
    text: 'Somebody has redeemed it already. If that was you, sign in, and its courses are there. If not, ask whoever gave it to you.',
  }),
}

const unknown: Words = {
  title: 'We cannot find this code yet',
  text: 'Compare it with your card or letter, character by character. If it is the same, ask whoever gave it to you.',
}

type Codes = LookProblem['code'] | RedeemProblem['code']

const problems: Partial<Record<Codes, Words>> = {
  CODE_UNKNOWN: unknown,
  NO_CODE: unknown,
  CODE_EXPIRED: {
    title: 'This code has wilted',
    text: 'It cannot be redeemed any more. Ask whoever gave it to you for a fresh one.',
  },
  CODE_USED_UP: {
    title: 'Somebody was quicker',
    text: 'The last use of this code has just been taken. Ask whoever gave it to you for another one.',
  },
  COURSES_OPEN_ALREADY: {
    title: 'These courses are open already',
    text: 'There is nothing that this code would add, so it was not used. It is still good for somebody else.',
  },
  NOT_YOUR_SCHOOL: {
    title: 'This code is for students of another school',
    text: 'It was not used. A student of that school can redeem it with the account that the school gave them.',
  },
  FOR_STUDENTS: {
    title: 'Codes are for students and parents',
    text: 'It was not used. Sign in as a student or a parent to redeem it.',
  },
  CHOOSE_A_CHILD: { title: 'For which child?', text: 'Choose the child that the code is for.' },
  NOT_FOUND: {
    title: 'This child is not linked to you any more',
    text: 'The code was not used. Choose another child, or link this one again.',
  },
  NOT_SIGNED_IN: {
    title: 'You are signed out',
    text: 'The code was not used, and waits here. Sign in and carry on.',
  },
  TOO_MANY_REQUESTS: {
    title: 'A short pause',
    text: 'There were many tries in a row, so we wait a little. This keeps others from guessing codes.',
  },
  offline: {
    title: 'We cannot be reached just now',
    text: 'It may be the network. The code was not used; try again in a moment.',
  },
}

export const problemWords = ({ code }: { readonly code: Codes }): Words =>
  problems[code] ?? {
    title: 'That did not work',
    text: 'Something broke on our side. The code was not used; try again in a moment.',
  }

/** What keeps a text that was typed from being a code; empty where nothing does. */
export function codeProblem(code: string): string {
  if (code === '') return redeemText.missing
  const strange = strangeSigns(code)
  if (strange.length > 0) return redeemText.strange(strange)
  if (code.length < codeLength) return redeemText.short(code.length)
  return code.length > codeLength ? redeemText.long(code.length) : ''
}
