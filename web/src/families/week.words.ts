import type { Beside, Child, Week } from '#accounts/accounts.data.ts'

/** What a week says in a sentence, and what its figures are called. Nothing blames, nothing guesses. */

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const inWords = (count: number) => small[count] ?? String(count)

const minutesOfHour = 60

/** "45 min", "2 h 10". */
export function timeWords(minutes: number): string {
  if (minutes < minutesOfHour) return `${minutes} min`
  const rest = minutes % minutesOfHour
  return `${Math.floor(minutes / minutesOfHour)} h${rest > 0 ? ` ${rest}` : ''}`
}

/** Says how much a day's practice was; `date` and `today` as `2026-11-22`. A day that is not over is no rest yet. */
export function minutesOn(date: string, minutes: number, today: string): string {
  if (minutes > 0) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  if (date === today) return 'nothing yet'
  return date > today ? 'still to come' : 'rest'
}

/** Least misses that show a habit. */
const leastMisses = 3
const nearlyAlways = 0.8
const mostly = 0.5

/** Says what they did after an answer that was not right yet; nothing if there were too few. */
function habitOf({ now, of }: Beside): string | undefined {
  if (of < leastMisses || now === 0) return undefined
  const share = now / of
  if (share === 1) return 'always tried again after a miss'
  if (share >= nearlyAlways) return 'nearly always tried again after a miss'
  return share >= mostly ? 'mostly tried again after a miss' : 'tried some again after a miss'
}

type Told = Pick<Week, 'days' | 'tried_again' | 'minutes_before' | 'subjects'>

/** Writes the week in one sentence, by rules from its figures. */
export function sentenceOf(first_name: string, week: Told): string {
  const days = week.days.filter(({ minutes }) => minutes > 0).length
  if (days === 0 && !hasPractised(week)) return `It is a quiet week for ${first_name} so far.`
  if (days === 0) return `${first_name} answered a few questions this week.`
  const habit = habitOf(week.tried_again)
  const practised = `${first_name} practised on ${inWords(days)} ${days === 1 ? 'day' : 'days'} this week`
  return habit ? `${practised} and ${habit}.` : `${practised}.`
}

/** Tells whether anything at all was answered this week, however briefly. */
export const hasPractised = ({ subjects }: Pick<Week, 'subjects'>) =>
  subjects.some(({ right_first }) => right_first.of > 0)

/** Tells whether a child has never answered anything. */
export const hasNeverStarted = (child: Pick<Child, 'xp'>, week: Pick<Week, 'subjects'>) =>
  child.xp === 0 && week.subjects.length === 0

export type Change = { readonly direction: 'up' | 'down' | 'same'; readonly words: string }

/** Compares this week's minutes with last week's up to the same weekday. A decrease has no colour. */
export function timeChange({
  minutes,
  minutes_before,
}: Pick<Week, 'minutes' | 'minutes_before'>): Change {
  const more = minutes - minutes_before
  if (minutes_before === 0 && minutes === 0)
    return { direction: 'same', words: 'as by now last week' }
  if (more === 0) return { direction: 'same', words: 'the same as by now last week' }
  return more > 0
    ? { direction: 'up', words: `${timeWords(more)} more than by now last week` }
    : { direction: 'same', words: `${timeWords(-more)} less than by now last week` }
}

/** Words a count of a week before. */
export const lastWeekWords = ({ before, before_of }: Beside, none: string) =>
  before_of === 0 ? none : `${before} of ${before_of} last week`

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const shortDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** "16 to 22 November", "30 November to 6 December". */
export function rangeWords(days: Week['days']): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const [from, to] = [new Date(first.date), new Date(last.date)]
  const isOneMonth = from.getUTCMonth() === to.getUTCMonth()
  return `${(isOneMonth ? day : dayAndMonth).format(from)} to ${dayAndMonth.format(to)}`
}

export const shortDayOf = (date: string) => shortDay.format(new Date(date))
export const longDayOf = (date: string) => longDay.format(new Date(date))

/** Returns today's date as it is written in the week's days, where the reader is. */
export const todayOf = (now: Date) => new Intl.DateTimeFormat('en-CA').format(now)

export const moreWords = (count: number) => `${count} more`

export const nothingDue = (first_name: string) => `Nothing is set for ${first_name} just now.`

export const weekText = {
  garden: 'Minutes a day',
  tried: 'Tried again',
  tried_none: 'nothing to try again last week',
  time: 'Time',
  hints: 'Hints',
  hints_note: 'taken after a first try',
  hints_none: 'none last week either',
  none: 'None',
  strength: 'One strength',
  ask: 'One thing to ask at dinner',
  listen: 'What to listen for',
  subjects: 'Subjects',
  subjects_lead: 'Questions right at the first try, without hints, and what the difference means.',
  due: 'Due',
  handed_in: 'Handed in this week',
  agreed: 'What you have agreed to',
} as const

/** "Angles: 9 of 10 questions right at the first try." */
export const strengthWords = ({ topic, right_first, answered }: NonNullable<Week['strength']>) =>
  `${topic}: ${right_first} of ${answered} questions right at the first try, without a hint.`

export const noStrengthWords = (first_name: string) =>
  `A strength shows once ${first_name} has answered a few questions of one topic in a week.`

export const askWords = ({ objective }: NonNullable<Week['to_ask']>) => `“Can you ${objective}?”`

export const askFrom = ({ topic }: NonNullable<Week['to_ask']>, first_name: string) =>
  `From ${topic}, which ${first_name} practised this week.`

export const listenWords =
  'An example of their own, in their own words, perhaps with a drawing. It need not be perfect: putting it into words is what makes it stay.'

export const noAskWords = (first_name: string) =>
  `Nothing was practised this week, so ask ${first_name} what they would like to be good at.`
