import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'
import { type Poster, postLetter } from '#mail/send-email.ts'
import { findCredentials } from '#users/users.credentials.queries.ts'
import { readState } from './second-factor.queries.ts'

export type Occasion = 'on' | 'off' | 'recovery_code_used' | 'guessed'

const notYou = 'If it was not you, set a new password straight away, and write to us.'
const newPassword = { label: 'Set a new password', path: pages.forgotPassword() }

const wordsOf: { readonly [O in Occasion]: (left: number) => Words } = {
  on: () => ({
    subject: 'Signing in now takes two steps',
    paragraphs: [
      'Two steps were just turned on for your account, and you were signed out everywhere else.',
      'From now on, signing in also asks for a code of your app. Keep your recovery codes where you find them without your telephone.',
    ],
    link: newPassword,
    after: [notYou],
  }),
  off: () => ({
    subject: 'Signing in takes one step again',
    paragraphs: ['Two steps were just turned off for your account.', notYou],
    link: newPassword,
  }),
  recovery_code_used: (left) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes was just used to sign in. ${leftWords(left)}`,
      'Each works once. You can make ten new ones in your account.',
    ],
    link: newPassword,
    after: [notYou],
  }),
  guessed: () => ({
    subject: 'Somebody could not finish signing in',
    paragraphs: [
      'Somebody got through the first step of signing in to your account, and then typed five codes that did not fit. They did not get in.',
      'If it was you, wait a moment and try again. If it was not, set a new password straight away: the one that you have may be known.',
    ],
    link: newPassword,
  }),
}

const leftWords = (left: number) => (left === 1 ? 'One is left.' : `${left} are left.`)

/** Mails somebody what happened to their second step, if they have an address. */
export async function mailOwner(poster: Poster, id: string, occasion: Occasion): Promise<void> {
  const user = await findCredentials(poster.db, id)
  if (!user?.email) return
  const state = await readState(poster.db, { user_id: id })
  const { first_name, email, school_id } = user
  const words = { ...wordsOf[occasion](state?.recovery_codes_left ?? 0), first_name }
  await postLetter(poster, { recipient: email, school_id, words })
}
