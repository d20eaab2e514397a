import { counted, inWords } from '#platform/number-words.ts'
import type { Board, Student, Work } from './assignments.data.ts'

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options)
const weekdayAndTime = format({ weekday: 'short', hour: '2-digit', minute: '2-digit' })
const dayAndTime = format({
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit' },
})
const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
const dayMs = 86_400_000
const daysOfWeek = 7

/** A moment as a teacher says it: "Fri 16:00" in the week ahead, else with its day and month. */
export function momentWords(text: string | null, now: Date): string {
  if (text === null) return 'No date'
  const at = new Date(text)
  const isNear = Math.abs(at.getTime() - now.getTime()) < (daysOfWeek - 1) * dayMs
  return (isNear ? weekdayAndTime : dayAndTime).format(at)
}

export const dayOf = (at: Date): string => longDay.format(at)

export const nameOf = ({ first_name, last_name }: Pick<Student, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** A number of people within a sentence: "three", "11", "nobody". */
const peopleOf = (count: number) => (count === 0 ? 'nobody' : inWords(count).toLowerCase())

/** Lists names as one says them: "Theo, Amara and Jun"; of many the first, and how many more. */
export function namesOf(students: readonly Student[], most = 3): string {
  const names = students.map(({ first_name }) => first_name)
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const rest = names.length - shown.length
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

export const studentsThat = (board: Board, state: Student['state']): Student[] =>
  board.students.filter((student) => student.state === state && student.excused_at === null)

/** The state of a piece of work in a sentence, and what of it needs somebody. */
export function sentenceOf(board: Board): { readonly says: string; readonly needs: string } {
  const { assignment } = board
  const [finished, stuck] = [studentsThat(board, 'finished'), studentsThat(board, 'stuck')]
  const working = studentsThat(board, 'working').length + stuck.length
  const are = (count: number) => (count < 2 ? 'is' : 'are')
  const have = finished.length < 2 ? 'has' : 'have'
  const done = `${peopleOf(finished.length)} ${have} finished`
  const at = `${peopleOf(working)} ${are(working)} at work`
  const says = `Of the ${assignment.num_students} on “${assignment.title}”, ${done} and ${at}.`
  if (stuck.length === 0) return { says, needs: '' }
  const numbers = new Set(stuck.map(({ question }) => question))
  const [only] = numbers
  const where = numbers.size === 1 ? `, on question ${only}` : ''
  return { says, needs: `${inWords(stuck.length)} ${are(stuck.length)} stuck${where}.` }
}

/** What a piece of work asks for, in a line. */
export function rulesOf(work: Work, now: Date): string {
  const { num_students, num_questions, num_to_answer, time_limit, tries } = work
  const isChoice = num_to_answer < num_questions
  return [
    counted(num_students, 'student'),
    work.due_date === null ? 'no date' : `due ${momentWords(work.due_date, now)}`,
    `${isChoice ? `any ${num_to_answer} of ` : ''}${counted(num_questions, 'question')}`,
    ...(time_limit === null ? [] : [counted(time_limit, 'minute')]),
    ...(tries === null ? [] : [counted(tries, 'try', 'tries')]),
    ...(work.has_hints ? [] : ['no hints']),
    ...(work.answers_shown === 'when_closed' ? ['answers once it is closed'] : []),
    ...(work.is_late_taken ? [] : ['nothing is taken late']),
  ].join(', ')
}

/** Where a student is, in a few words. */
export function nowWords({ state, question, minutes, finished_at, is_late }: Student, now: Date) {
  if (state === 'stuck') return `Stuck on ${question}, ${minutes} min`
  if (state === 'not_begun') return 'Not begun'
  if (state === 'working') return `On question ${question ?? 1}`
  const late = is_late ? ', late' : ''
  return `Finished ${momentWords(finished_at, now)}${late}`
}

/** Which part of the page a piece of work stands in. */
export function placeOf(
  { date_assigned, due_date }: Work,
  now: Date,
): 'open' | 'later' | 'archive' {
  if (new Date(date_assigned) > now) return 'later'
  if (due_date === null) return 'open'
  return now.getTime() - Date.parse(due_date) > daysOfWeek * dayMs ? 'archive' : 'open'
}
