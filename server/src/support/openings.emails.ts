import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'

/** Asks the one question of the link: whether it is really wanted. */
export const askLetter = (token: string): Words => ({
  subject: 'One letter on the day we open?',
  paragraphs: [
    'Somebody, most likely you, asked us to write to this address once, on the day we open.',
    'Open the page below to say yes, or to have the address forgotten. If you do nothing, it is forgotten in three days.',
  ],
  link: {
    label: 'Yes or no',
    path: pages.comingSoon({ sent: 'confirm', token }),
  },
})

export const openLetter: Words = {
  subject: 'We are open',
  paragraphs: [
    'You asked us to write on the day we open. It is today: come and have a look.',
    'This was the one letter that we promised. Your address is deleted with it.',
  ],
  link: { label: 'Have a look', path: pages.welcome() },
}
