import type { Due } from '#platform/when.ts'

/** The texts of the student's pages. Numbers come with their meaning; nothing blames. */

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A number at the beginning of a sentence: "Three", but "11". */
const inWords = (count: number) => small[count] ?? String(count)

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

export const minutesWords = (minutes: number) => counted(minutes, 'minute')
export const questionsWords = (count: number) => counted(count, 'question')

const figures = new Intl.NumberFormat('en-GB')

/** "3,498 XP": one way to write it, everywhere. */
export const xpWords = (xp: number) => `${figures.format(xp)} XP`

/** "1,760 XP to level 5". */
export const toNextLevel = ({
  xp,
  level,
  next_level_xp,
}: {
  xp: number
  level: number
  next_level_xp: number
}) => `${xpWords(next_level_xp - xp)} to level ${level + 1}`

/** "11 days in a row", as a title. */
export const streakTitle = (days: number) =>
  days === 0 ? 'Your week' : `${counted(days, 'day')} in a row`

/** What a streak asks for today. */
export function streakSentence({ days, active }: { days: number; active: boolean }): string {
  if (active) {
    return days === 1
      ? 'Today counts already. Come back tomorrow and it is 2 days in a row.'
      : `Today counts already: ${days} days in a row.`
  }
  if (days === 0) return 'One finished practice today starts a streak.'
  return `One finished practice today makes it ${days + 1} days in a row.`
}

export const freezeSentence = (freezes: number) =>
  freezes > 0
    ? `You have ${inWords(freezes).toLowerCase()} ${freezes === 1 ? 'freeze' : 'freezes'} left, for a day off.`
    : 'This week’s day off is used. A new one comes on Monday.'

/** "6 of your 10 minutes. Three plants want water." */
export function reviewsSentence({
  done,
  wanted,
  planned,
  plants,
}: {
  done: number
  wanted: number
  planned: number
  plants: number
}): string {
  const water = `${inWords(plants)} ${plants === 1 ? 'plant wants' : 'plants want'} water.`
  const some = Math.min(wanted, planned)
  return done > 0
    ? `${done} of your ${planned} minutes done. ${water}`
    : `${some} of your ${planned} minutes. ${water}`
}

type Progress = {
  readonly is_completed: boolean
  readonly num_answered: number
  readonly num_questions: number
}

/** Every question has an answer, and the quiz is not finished: one press is left. */
export const isHandInLeft = ({ is_completed, num_answered, num_questions }: Progress) =>
  !is_completed && num_questions > 0 && num_answered >= num_questions

/** Where a quiz stands: "8 questions, not started", "5 of 12 done", "All answered, hand it in". */
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

/** Why an assignment is next: when it is due, and how long it is. */
export const assignmentReason = (due: Due | undefined, questions: number) =>
  `${due ? `${due.words}. ` : ''}${questionsWords(questions)}, set by your teacher.`

export const handInReason =
  'Every question has an answer. Look it over if you like; one press hands it in.'

export const carryOnReason = (answered: number) =>
  answered === 0
    ? 'You have opened it already. It waits as you left it.'
    : `You have answered ${answered} so far, and every answer is kept.`

/** What stands where nothing is to be done: to a newcomer nothing was handed in. */
export const noAssignmentsWords = (wasAnySet: boolean) =>
  wasAnySet
    ? 'All handed in. New work appears here when it is set.'
    : 'Nothing is set yet. What your teacher sets appears here.'

export const bloomWords = (blooms: number, items: number) => `${blooms} of ${items} in bloom`

export const cardNames = {
  courses: 'Your courses',
  next: 'Your next step',
  reviews: 'Today’s reviews',
  assignments: 'Assignments',
  week: 'Your week',
  path: 'Your path',
} as const
