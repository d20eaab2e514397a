import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'

type Invited = { readonly school_name: string; readonly secret: string }

const path = (secret: string) => `${pages.resetPassword()}?token=${encodeURIComponent(secret)}`
const notYou =
  'If you do not know this school, you can leave this mail alone: without the link nothing happens.'

/** Invites one of the staff. The school's name is its own word, and nobody is greeted: the address is not confirmed. */
export const staffLetter = ({ school_name, secret }: Invited): Words => ({
  subject: 'Your account for teaching is ready',
  paragraphs: [
    `${school_name} has made an account for you. Open the link to choose a password; it works once, for seven days.`,
  ],
  link: { label: 'Choose a password', path: path(secret) },
  after: [notYou],
})

/** Invites a parent; no child is named, since the address is not confirmed. */
export const parentLetter = ({ school_name, secret }: Invited): Words => ({
  subject: 'See how your child is getting on',
  paragraphs: [
    `${school_name} has made an account for you as a parent of one of its students. Open the link to choose a password; it works once, for seven days.`,
  ],
  link: { label: 'Choose a password', path: path(secret) },
  after: [notYou],
})
