import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/privacy.limits'
import type { Words } from '#mail/email-template.ts'

/**
 * Holds the texts of this area's e-mails. They show nothing of a person to somebody who reads
 * along: no name and no content.
 */

type Name = { readonly first_name?: string | undefined }

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const way = { label: 'Sign in', path: pages.login() }

export const copyLetter = ({ first_name }: Name): Words => ({
  subject: 'The copy that you asked for is ready',
  first_name,
  paragraphs: [
    `It is in your account under “Your data”. It stays there for ${limits.export_kept_days} days, and we ask for your password before you can save it.`,
  ],
  link: way,
  after: ['If you did not ask for a copy, please change your password and write to us.'],
})

export const erasureLetter = ({ first_name, due_at }: Name & { due_at: Date }): Words => ({
  subject: 'An account will be deleted',
  first_name,
  paragraphs: [
    `Somebody who may ask for it has asked us to delete your account, or one that you answer for. On ${dateFormat.format(due_at)} it is deleted with everything in it, and cannot be brought back.`,
    'Until then it can be taken back under “Your data” in your account.',
  ],
  link: way,
  after: ['If this is not right, please take it back and write to us.'],
})

export const takenBackLetter = ({ first_name }: Name): Words => ({
  subject: 'An account will not be deleted',
  first_name,
  paragraphs: ['The request to delete it was taken back. Nothing has been deleted.'],
  link: way,
})

export const confirmLetter = ({ first_name }: Name): Words => ({
  subject: 'A deletion waits for your school',
  first_name,
  paragraphs: [
    'A student’s account is to be deleted, and your school has a safeguarding record of them. It would be deleted too.',
    'Please make sure that the school keeps what it must keep, and then confirm the deletion. Until an owner of the school does, nothing is deleted.',
  ],
  link: way,
})

export const erasedLetter = ({ first_name }: Name): Words => ({
  subject: 'The account is deleted',
  first_name,
  paragraphs: ['The account that you asked us to delete is gone, with everything that was in it.'],
})
