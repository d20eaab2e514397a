import { pages } from '@learngrove/contract/pages'
import type { FlagResponse } from '@learngrove/contract/safeguarding'
import { limits } from '@learngrove/contract/safeguarding.limits'
import type { Words } from '#mail/email-template.ts'

/** What an e-mail may say: how urgent it is, and nothing about the child or what was said. */
const saidBy: { readonly [R in FlagResponse]: { subject: string; says: string } } = {
  care: {
    subject: 'A child at your school may need you now',
    says: 'A child at your school wrote something that a grown-up should read now.',
  },
  check_in: {
    subject: 'A child at your school may need you today',
    says: 'A child at your school wrote something that a grown-up should read today.',
  },
  refuse: {
    subject: 'Something at your school wants a look',
    says: 'Something was written at your school that a grown-up should look at.',
  },
}

const unopenedSays = `Nobody has opened it for ${limits.unopened_minutes} minutes, so you are told as well.`

/** Tells a contact that something was flagged: who and what is shown only after signing in. */
export function flagLetter({
  case_id,
  response,
  is_unopened,
}: {
  readonly case_id: string
  readonly response: FlagResponse
  readonly is_unopened: boolean
}): Words {
  const { subject, says } = saidBy[response]
  return {
    subject,
    paragraphs: [
      says,
      ...(is_unopened ? [unopenedSays] : []),
      'Who it is and what was written is shown after you sign in. Your reading is written down.',
    ],
    link: {
      label: 'Open it',
      path: pages.teacherStudents({ view: 'safeguarding', flag: case_id }),
    },
    after: [
      'If somebody is in danger this minute, ring 999 first.',
      'You get this because you look after safeguarding at your school.',
    ],
  }
}
