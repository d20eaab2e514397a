import type { Words } from '#mail/email-template.ts'

type Reported = {
  readonly id: string
  readonly question_version_id: string
  readonly seed: number | null
  readonly reason: string
  /** What the question asks, with its mathematics between `$` signs. */
  readonly text: string
}

/** Tells that something may be wrong with a question. Who says so is not named: it is about the question. */
export const reportLetter = ({ id, question_version_id, seed, reason, text }: Reported): Words => ({
  subject: 'Something may be wrong with a question',
  paragraphs: [
    'Somebody who worked on this question writes:',
    `“${reason}”`,
    `The question: ${text}`,
    `It is kept as question ${id}, version ${question_version_id}${
      seed === null ? '' : `, drawn with seed ${seed}`
    }.`,
  ],
})
