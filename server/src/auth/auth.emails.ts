import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'

/** Holds the texts of this area's e-mails. A link in them signs in, so each says what to do if it is not wanted. */

const notYou =
  'If you did not ask for this, you can leave this mail alone: without the link nothing happens.'

type Name = { readonly first_name?: string | undefined }

export const linkPath = (secret: string): string => pages.magicLinkToken({ token: secret })

const resetPath = pages.resetPassword()

/** Tells whether mail programs would turn a username into a link. */
const looksLikeHost = (username: string) => username.includes('.')

/**
 * Writes to an address that nobody has confirmed. Its owner may never have heard of us, and every
 * word that is not ours would come from whoever gave the address; so nobody is greeted by name.
 */
export const verifyLetter = ({
  username,
  secret,
}: {
  username: string | null
  secret: string
}): Words => ({
  subject: 'Please confirm your e-mail address',
  paragraphs: [
    username === null || looksLikeHost(username)
      ? 'This address was given for an account with us.'
      : `This address was given for the account "${username}".`,
    'Open the link to confirm that it is yours and to sign in. It works once, for three days.',
  ],
  link: { label: 'Confirm and sign in', path: linkPath(secret) },
  after: [
    'If that account is not yours, please leave this mail alone: the address then stays unconfirmed.',
  ],
})

/**
 * Writes to somebody who has just signed up. No account is theirs yet, so the e-mail holds nothing
 * that was typed.
 */
export const finishLetter = ({ secret }: { secret: string }): Words => ({
  subject: 'Please confirm your e-mail address',
  paragraphs: [
    'This e-mail address was just given for a new account with us.',
    'If that was you, open the link to confirm it and go on. It works once, for three days.',
  ],
  link: { label: 'Confirm and go on', path: linkPath(secret) },
  after: [
    'If it was not you, leave this mail alone: no account is made, and what was typed is deleted after three days.',
  ],
})

export const knownAddressLetter = ({ first_name }: Name): Words => ({
  subject: 'You already have an account',
  first_name,
  paragraphs: [
    'Somebody has just given this e-mail address for an account with us, and it already belongs to an account of yours.',
    'If it was you, no second account is needed: sign in as you did before. The page also offers a link by e-mail, and a new password if you forgot yours.',
  ],
  link: { label: 'Sign in', path: pages.login() },
  after: ['If it was not you, there is nothing to do: your account has not changed.'],
})

/** Explains to the reader of an expired link that somebody else has confirmed the address since. */
export const goneAddressLetter = (): Words => ({
  subject: 'This address belongs to another account',
  paragraphs: [
    'You opened a link to confirm this e-mail address, and another account already has it.',
    'Sign in to that account instead, or give your newer account another address in its profile.',
  ],
  link: { label: 'Sign in', path: pages.login() },
})

export const magicLetter = ({
  first_name,
  secret,
  portal,
}: Name & { secret: string; portal: string }): Words => ({
  subject: 'Your link to sign in',
  first_name,
  paragraphs: ['Open this link to sign in. It works once, for 15 minutes.'],
  link: {
    label: 'Sign in',
    path: portal === 'ai_create' ? `${linkPath(secret)}?portal=${portal}` : linkPath(secret),
  },
  after: [notYou],
})

export const resetLetter = ({
  first_name,
  secret,
  is_buying,
}: Name & { secret: string; is_buying: boolean }): Words => ({
  subject: 'Set a new password',
  first_name,
  paragraphs: [
    'Open this link to set a new password. It works once, for 60 minutes. Until you do, your old password stays.',
  ],
  link: {
    label: 'Set a new password',
    path: `${resetPath}?token=${encodeURIComponent(secret)}${is_buying ? '&from=checkout' : ''}`,
  },
  after: [notYou],
})

export const changedLetter = ({ first_name }: Name): Words => ({
  subject: 'Your password has changed',
  first_name,
  paragraphs: [
    'The password of your account has just been changed, and you were signed out everywhere else.',
    'If it was you, there is nothing to do. If it was not, set a new one straight away.',
  ],
  link: { label: 'Set a new password', path: pages.forgotPassword() },
})

/** Tells the address that an account had before that it has been replaced. */
export const movedLetter = ({ first_name }: Name): Words => ({
  subject: 'Your e-mail address has changed',
  first_name,
  paragraphs: [
    'Your account now has another e-mail address, and this one no longer signs in to it. You were signed out everywhere else.',
    'If it was you, there is nothing to do. If it was not, please write to us straight away.',
  ],
  link: { label: 'Write to us', path: pages.support() },
})
