import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'

/**
 * Holds the texts of this area's e-mails about children. None carries what a stranger could have
 * typed: no name of a grown-up who was linked, and of a child only a first name that is a single
 * plain word.
 */

const plainName = /^\p{L}{1,20}(?:[’'-]\p{L}{1,20})?$/u

/** Returns a child's first name if it may be in an e-mail; else a neutral word. */
export const nameForLetter = (first_name: string, otherwise: string): string =>
  plainName.test(first_name) ? first_name : otherwise

const managePath = (childId: string) => pages.manageChild({ childId })

/** Tells every other guardian, even at an unconfirmed address, since it names nobody. */
export const newGuardianLetter = (child_id: string): Words => ({
  subject: 'Another grown-up was linked to your child’s account',
  paragraphs: [
    'Somebody has just been linked to the account of a child of yours, by the child’s code or its password. From now on they see how the child gets on.',
    'On the child’s page you see who it is. If you do not know them, remove them there. For 24 hours they cannot set a password for the child.',
  ],
  link: { label: 'See who it is', path: managePath(child_id) },
})

export const newGuardianChildLetter = (): Words => ({
  subject: 'A grown-up was linked to your account',
  paragraphs: [
    'A grown-up can now see how you get on. They do not see your chats.',
    'Look in your profile who it is. Do you know this person? If you do not, say so there, and they are gone.',
  ],
  link: { label: 'See who it is', path: pages.profile() },
})

export const removedLetter = (): Words => ({
  subject: 'You are no longer linked to a child’s account',
  paragraphs: [
    'The child, or another guardian of theirs, has taken the link to you away. You no longer see how the child gets on.',
    'If that was a mistake, ask the child for a new code.',
  ],
})

/** Tells the child that another guardian removed somebody. */
export const removedChildLetter = (): Words => ({
  subject: 'A grown-up is no longer linked to your account',
  paragraphs: [
    'A grown-up was taken off your account by another grown-up of yours, and you were signed out. Nothing of yours is lost: sign in as before.',
  ],
  link: { label: 'Sign in', path: pages.login() },
})

export const consentPath = (secret: string): string =>
  pages.signup({ view: 'consent', token: secret })

export const askConsentLetter = ({ child, secret }: { child: string; secret: string }): Words => ({
  subject: 'A child asks for your consent',
  paragraphs: [
    `${child} would like to learn with us and has named you as their parent or guardian. Under 13, an account is only opened when a grown-up agrees.`,
    'The page behind this link says what we keep and who reads what. Open it on a device of your own. It works once, for seven days.',
  ],
  link: { label: 'Read and decide', path: consentPath(secret) },
  after: [
    'If you are not this child’s parent or guardian, leave this mail alone: the account stays shut, and is deleted after 30 days.',
  ],
})

export const consentedLetter = ({ child }: { child: string }): Words => ({
  subject: 'You have agreed to a child’s account',
  paragraphs: [
    `You have just agreed that ${child} has an account with us. Please keep this mail: it shows what you decided, and when.`,
    'You can take your consent back at any time, see what we hold, or have it deleted: write to us.',
    'To follow how the child gets on, make an account as a parent and link the child by the code in its profile.',
  ],
  link: { label: 'Write to us', path: pages.support() },
  after: ['If it was not you, write to us straight away.'],
})

export const grownUpLetter = ({ child, child_id }: { child: string; child_id: string }): Words => ({
  subject: 'A child of yours has forgotten its password',
  paragraphs: [
    `${child} cannot sign in and asked for your help.`,
    'On the child’s page you can set a new password and print a new sign-in card.',
  ],
  link: { label: 'Set a new password', path: managePath(child_id) },
  after: ['If nobody asked you, there is nothing to do: the old password still counts.'],
})
