import { weekTitle } from '#gamification/gamification.words.ts'
import { counted } from '#platform/number-words.ts'
import type { Due } from '#platform/when.ts'
import { reviewsTitle } from '#revision/revision.words.ts'

/** The texts of the student's pages. Numbers come with their meaning; nothing blames. */

export const minutesWords = (minutes: number) => counted(minutes, 'minute')
export const questionsWords = (count: number) => counted(count, 'question')

type Progress = {
  readonly is_completed: boolean
  readonly num_answered: number
  readonly num_questions: number
}

/** Tells whether every question is answered, but the quiz is not handed in. */
export const isHandInLeft = ({ is_completed, num_answered, num_questions }: Progress) =>
  !is_completed && num_questions > 0 && num_answered >= num_questions

/** Says the progress of a quiz: "8 questions, not started", "5 of 12 done", "All answered, hand it in". */
export function progressWords(status: Progress): string {
  if (isHandInLeft(status)) return 'All answered, hand it in'
  return status.num_answered > 0
    ? `${status.num_answered} of ${status.num_questions} done`
    : `${questionsWords(status.num_questions)}, not started`
}

export const questionOf = ({
  num_answered,
  num_questions,
}: {
  num_answered: number
  num_questions: number
}) => `Question ${Math.min(num_answered + 1, num_questions)} of ${num_questions}`

/** Says why an assignment is next: when it is due, and how long it is. */
export const assignmentReason = (due: Due | undefined, questions: number) =>
  `${due ? `${due.words}. ` : ''}${questionsWords(questions)}, set by your teacher.`

export const handInReason =
  'Every question has an answer. Look it over if you like; one press hands it in.'

export const carryOnReason = (answered: number) =>
  answered === 0
    ? 'You have opened it already. It waits as you left it.'
    : `You have answered ${answered} so far, and every answer is kept.`

/** Says that nothing is to be done; a newcomer has not handed anything in. */
export const noAssignmentsWords = (wasAnySet: boolean) =>
  wasAnySet
    ? 'All handed in. New work appears here when it is set.'
    : 'Nothing is set yet. What your teacher sets appears here.'

export const bloomWords = (blooms: number, items: number) => `${blooms} of ${items} in bloom`

export const cardNames = {
  courses: 'Your courses',
  next: 'Your next step',
  reviews: reviewsTitle,
  assignments: 'Assignments',
  week: weekTitle,
  path: 'Your path',
} as const
