import type { Subject } from '#accounts/accounts.data.ts'
import type { Change } from './week.words.ts'

/** With fewer answers than these a share says little. */
export const leastAnswers = 10
/** So many earlier weeks with answers are needed to know what is usual. */
const leastWeeks = 3
/** So many standard deviations from what is usual, chance is a poor explanation: about one time in twenty. */
const deviations = 2
/** Shares closer than this are about the same. */
const aboutTheSame = 0.05

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Whether a share is more or less than usual, or within it; nothing where too little is known to say so. */
type Judged = 'more' | 'less' | 'usual' | undefined

const weeksBefore = ({ weeks }: Pick<Subject, 'weeks'>) =>
  weeks.slice(0, -1).filter((share) => share !== null)

/**
 * A share is a real change where it lies further from the mean of the weeks before than two
 * deviations: those of the weeks, and those that so few answers have by chance alone (the standard
 * error of a share).
 */
function judge(subject: Subject): Judged {
  const { now, of } = subject.right_first
  const before = weeksBefore(subject)
  if (of < leastAnswers || before.length < leastWeeks) return undefined
  const mean = meanOf(before)
  const spread = meanOf(before.map((share) => (share - mean) ** 2))
  const byChance = Math.max(mean * (1 - mean), 1 / (4 * leastAnswers)) / of
  const distance = now / of - mean
  if (Math.abs(distance) <= deviations * Math.sqrt(spread + byChance)) return 'usual'
  return distance > 0 ? 'more' : 'less'
}

/** This week's share beside last week's. An arrow stands only where the difference means something. */
export function changeOf(subject: Subject): Change {
  const { now, of, before, before_of } = subject.right_first
  if (of === 0) return { direction: 'same', words: 'nothing answered this week' }
  if (before_of === 0) return { direction: 'same', words: 'nothing answered last week' }
  const difference = now / of - before / before_of
  const last = `${before} of ${before_of} last week`
  if (Math.abs(difference) < aboutTheSame) return { direction: 'same', words: `about as ${last}` }
  const judged = judge(subject)
  if (judged === 'more' && difference > 0) return { direction: 'up', words: `up from ${last}` }
  if (judged === 'less' && difference < 0) return { direction: 'down', words: `down from ${last}` }
  return { direction: 'same', words: last }
}

/** What a difference means, in words that say no more than the answers do. */
export function meaningOf(subject: Subject): string {
  const { of } = subject.right_first
  if (of === 0) return 'Nothing to compare yet this week.'
  if (of < leastAnswers) {
    return `Only ${of} ${of === 1 ? 'question' : 'questions'}, so this says little yet.`
  }
  switch (judge(subject)) {
    case 'more':
      return 'A real change: this is more than the usual ups and downs.'
    case 'less':
      return 'Lower than usual, by more than the ups and downs. New topics often begin like this.'
    case 'usual':
      return `No change worth reading into: within the usual ups and downs of ${weeksBefore(subject).length} weeks.`
    default:
      return 'It takes a few weeks to know what is usual.'
  }
}

/** The weeks in words, for whoever cannot see the line. */
export const trendWords = (weeks: Subject['weeks']) =>
  `Right at the first try, week by week: ${weeks
    .map((share) => (share === null ? 'none answered' : `${Math.round(share * 100)} %`))
    .join(', ')}`
