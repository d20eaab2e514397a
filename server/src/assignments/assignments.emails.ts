import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'

type Work = {
  readonly title: string
  readonly quiz_id: string
  readonly due_date: Date | null
  readonly time_zone: string
}

/** Reminds a student kindly of work that is still to do. */
export function reminderLetter({ title, quiz_id, due_date, time_zone }: Work): Words {
  const by =
    due_date &&
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: time_zone, weekday: 'long', day: 'numeric', month: 'long' },
      ...{ hour: '2-digit', minute: '2-digit' },
    }).format(due_date)
  return {
    subject: 'Some work is waiting for you',
    paragraphs: [
      `“${title}” is still to do.`,
      by ? `It is due on ${by}.` : 'There is no date. Do it when it suits you.',
      'If something is in the way, tell your teacher. They can give you more time.',
    ],
    link: { label: 'Open it', path: pages.quiz({ quizId: quiz_id }) },
    after: ['Your teacher asked us to remind you.'],
  }
}
