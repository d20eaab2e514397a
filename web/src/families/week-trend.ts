import type { Subject } from '#accounts/accounts.data.ts'
import type { Change } from './week.words.ts'

/** Least answers for which a share is compared. */
export const leastAnswers = 10
/** Least earlier weeks with answers that show what is usual. */
const leastWeeks = 3
/** How many standard deviations from the mean count as a change: by chance about one time in twenty. */
const deviations = 2
/** Shares closer than this are about the same. */
const aboutTheSame = 0.05

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Tells whether a share is above, below or within the usual; undefined if too little is known. */
type Judged = 'more' | 'less' | 'usual' | undefined

const weeksBefore = ({ weeks }: Pick<Subject, 'weeks'>) =>
  weeks.slice(0, -1).filter((share) => share !== null)

/**
 * Tests whether a share has really changed: it has to be further from the mean of the earlier weeks
 * than two deviations, both of the weeks and of chance for so few answers (the standard error of a
 * share).
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

/** Compares this week's share with last week's. An arrow is shown only if the difference means something. */
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

/** Says what a difference means, in words that claim no more than the answers show. */
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

/** Words the weeks for somebody who cannot see the line. */
export const trendWords = (weeks: Subject['weeks']) =>
  `Right at the first try, week by week: ${weeks
    .map((share) => (share === null ? 'none answered' : `${Math.round(share * 100)} %`))
    .join(', ')}`
