import { counted } from '#platform/number-words.ts'
import { agoWords, daysUntil } from '#platform/when.ts'
import type { Skill } from './practice.data.ts'

/** The texts of the pages for practising and looking back. */

export const questionsWords = (count: number) => counted(count, 'question')

/** Says marks as a person would: whole ones and halves. Marks that are not full never read as full. */
export function marksWords(marks_given: number, max_score: number): string {
  const halves = Math.round(marks_given * 2) / 2
  const given = marks_given < max_score ? Math.min(halves, max_score - 1 / 2) : halves
  const whole = Math.floor(given)
  const shown = given === whole ? String(whole) : whole === 0 ? '½' : `${whole}½`
  return `${shown} of ${counted(max_score, 'mark')}`
}

/** "9 of 12 marks, 3 weeks ago" */
export const practisedWords = (
  { marks_given, max_score, last_practised_at }: Skill,
  now: Date,
): string => {
  const ago = agoWords(new Date(last_practised_at), now)
  return max_score > 0 ? `${marksWords(marks_given, max_score)}, ${ago}` : `Practised ${ago}`
}

export const practiceRefusals: Readonly<Record<string, string>> = {
  NOTHING_TO_PRACTISE: 'There is nothing left to practise in this. Choose something else.',
}

/** From so many days on, a review to come is told in weeks, and then in months. */
const weeksFrom = 14
const monthsFrom = 61
const daysOfWeek = 7
const daysOfMonth = 30.4

/** When the next review comes: "Today", "In 4 days". What still grows has none. */
export function nextReviewWords(next_review_at: string | null, now: Date): string {
  if (next_review_at === null) return 'Still growing'
  const days = daysUntil(new Date(next_review_at), now)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days < weeksFrom) return `In ${days} days`
  if (days < monthsFrom) return `In ${Math.round(days / daysOfWeek)} weeks`
  return `In ${Math.round(days / daysOfMonth)} months`
}

/** Of 100. It is never rounded up, so that nothing that is due reads as remembered. */
export const recallFigure = (recall: number) => Math.floor(recall * 100)
