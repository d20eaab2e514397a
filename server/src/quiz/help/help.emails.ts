import { pages } from '@learngrove/contract/pages'
import type { Words } from '#mail/email-template.ts'

type Asked = {
  readonly name: string
  readonly class_name: string
  readonly quiz_title: string
  /** As the student counts. */
  readonly number: number
  readonly text: string
  /** What the question asks, with its mathematics between `$` signs. */
  readonly asked: string
}

/** Brings a student's words to a teacher of their class. The subject, which is seen in passing, names nobody. */
export const askLetter = ({ name, class_name, quiz_title, number, text, asked }: Asked): Words => ({
  subject: 'A student of yours has a question',
  paragraphs: [
    `${name}, ${class_name}, asks about question ${number} of “${quiz_title}”:`,
    ...text.split(/\n{2,}/).map((paragraph) => `“${paragraph}”`),
    `The question: ${asked}`,
  ],
  link: { label: 'Open your students', path: pages.teacherStudents() },
  after: [
    'You can answer in class or as your school usually does. The student sees that you were asked.',
  ],
})
