import { users } from '@learngrove/contract/users'
import type { PageForm } from '#platform/forms.ts'
import { contactUs } from './contact-us.ts'

const { body: contact } = users.contactUs

/** The forms of this area that work before the scripts have come. */
export const usersForms: readonly PageForm[] = [
  {
    path: '/support',
    route: users.contactUs,
    body: contact,
    send: contactUs,
    anchor: 'contact',
  },
]
