import { pages } from '@learngrove/contract/pages'
import { dueOf } from '#platform/when.ts'
import type { Notice } from './notices.data.ts'

const untilOf = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** What a notice says, in a sentence. */
export function noticeWords(notice: Notice, now: Date): string {
  const { kind, title, due_date, student } = notice
  const work = title === null ? 'Your work' : `“${title}”`
  const due = due_date === null ? '' : ` ${dueOf(new Date(due_date), now).words}.`
  const who = student ? `${student.first_name} ${student.last_name}`.trim() : 'A student'
  const words: Readonly<Record<Notice['kind'], string>> = {
    set: `${work} was set for you.${due}`,
    extended:
      due_date === null
        ? `${work} has a new date.`
        : `You have until ${untilOf.format(new Date(due_date))} for ${work}.`,
    marked: `${work} was marked.`,
    remarked: `${work} was marked again.`,
    asked: title === null ? `${who} has a question.` : `${who} has a question about ${work}.`,
    reminded: `${work} is still to do.${due}`,
  }
  return words[kind]
}

/** Where a notice leads: its work, for a student to do and for staff to look at. */
export function noticeLink(
  { quiz_id, assignment_id, class_id }: Notice,
  isStudent: boolean,
): string | undefined {
  if (isStudent) return quiz_id === null ? undefined : pages.quiz({ quizId: quiz_id })
  if (assignment_id === null || class_id === null) return undefined
  return pages.teacherAssignments({ class: class_id, work: assignment_id })
}
