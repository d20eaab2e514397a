import type { RouteOf } from '@learngrove/contract'
import type { Refusal } from '@learngrove/contract/route'
import type { AnyProblem } from '#platform/public-api.ts'
import { type Notice, noticeOf } from './auth.words.ts'

export const consentText = {
  title: 'A child asks for your consent',
  heading: (name: string) => `${name} would like to learn here`,
  lead: 'You were named as the parent or guardian. Under 13, the account is opened only if you agree.',
  coming: 'One moment, we look up who asks.',
  who: (year: string | null, username: string | null) =>
    [year, username && `username ${username}`].filter(Boolean).join(' · '),
  promises: [
    {
      title: 'What we keep',
      text: 'A first name or nickname, a username, the school year, answers and marks, and the chats with {{companion}}. No surname, birthday, home address or picture is asked for.',
    },
    {
      title: 'Who reads what',
      text: 'The child reads everything of theirs. Teachers see school work. A parent who is linked sees progress, not the chats. Nothing is sold, and there is no advertising.',
    },
    {
      title: 'Chats are screened',
      text: 'A program looks for signs of danger in each message and shows where to find help, such as Childline. At a school a named grown-up is told. For a child without a school nobody is told by machine: please ask your child how it goes.',
    },
    {
      title: 'A language model',
      text: '{{companion}} may use an outside language model. We give it the text of the chat, and no name, account or school.',
    },
    {
      title: 'You may change your mind',
      text: 'At any time you can take your consent back, see what we hold, or have it deleted. Write to us.',
    },
  ],
  whole: 'Read the whole privacy policy',
  name: 'Your name',
  nameHint: 'We write it down beside the date and the text that you agreed to.',
  nameMissing: 'Type your first name and surname.',
  tick: 'I am this child’s parent or guardian, I have read this, and I agree that they have an account.',
  tickMissing: 'Tick here if you agree.',
  give: 'Agree',
  refuse: 'No, delete the account',
  refuseTitle: 'Delete this account?',
  refuseText: 'The account that the child has begun is deleted at once. Nothing of it is kept.',
  keep: 'Go back',
  givenHeading: 'Thank you',
  givenLead: (name: string) => `${name} can begin now. We have mailed you what you agreed to.`,
  givenMore:
    'Would you like to see how it goes? Make an account as a parent, and link the child by the code in its profile.',
  givenJoin: 'Make an account as a parent',
  refusedHeading: 'The account is deleted',
  refusedLead: 'Nothing of it is kept. Thank you for deciding.',
  wornHeading: 'This link has wilted',
  wornLead:
    'It works once, for seven days, and only the newest one. The child can ask for another on its page.',
} as const

type Own = Refusal<
  RouteOf<'POST /users/consent' | 'POST /users/consent/{token}' | 'DELETE /users/consent/{token}'>
>

const notices: Partial<Record<Own, Notice>> = {
  OWN_ADDRESS: {
    title: 'That is your own e-mail',
    text: 'Type the one of a grown-up who looks after you.',
  },
  NOTHING_TO_ASK: {
    title: 'Somebody has said yes already',
    text: 'Load this page again, and go on.',
  },
  SAME_DEVICE: {
    title: 'Please use a device of your own',
    text: 'This looks like the device on which the child asked. Open the letter on your own phone or computer; if both are yours, the mobile network instead of the home network helps.',
  },
}

/** Says why a consent was not asked for, or not given. */
export function consentNotice(problem: AnyProblem): Notice {
  const known: Readonly<Record<string, Notice>> = notices
  return known[problem.code] ?? noticeOf(problem)
}
