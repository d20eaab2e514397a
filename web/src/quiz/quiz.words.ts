import type { RouteOf } from '@learngrove/contract'
import type { LineVerdict, Verdict } from '@learngrove/contract/question'
import type { Refusal } from '@learngrove/contract/route'
import { platformWords } from '#platform/words.ts'
import type { Evaluation } from '#questions/questions.data.ts'

type Code =
  /** Told of one answer of several, so no route declares it. */
  | 'FILES_MISSING'
  | Refusal<RouteOf<'PATCH /quiz/{id}/evaluation-questions'>>
  | Refusal<RouteOf<'POST /quiz/{id}/submit'>>
  | Refusal<RouteOf<'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files'>>
  | Refusal<RouteOf<'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints'>>
  | Refusal<RouteOf<'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/solution'>>

const refusals: Record<Code, string> = {
  QUIZ_COMPLETED: 'This quiz was finished meanwhile. What was handed in before counts.',
  QUESTION_SETTLED: 'This question was finished in another place. What counts is shown here.',
  OTHER_ANSWER_ASKED:
    'This answer does not fit its question any more. Reload the page and put it down once more.',
  NO_HEARTS:
    'Your hearts are used up for now, and your answer is kept. Practice goes on when the next one is back.',
  FILES_MISSING:
    'A file of this answer is still on another device. Open the quiz there, or remove the file here.',
  TOO_MANY_FILES: 'There are more pages than fit. Remove one, and hand it in again.',
  NO_MORE_HINTS: 'That was the last hint of this question.',
  TIME_IS_UP:
    'The time is up, so this could not be added any more. What you had put down before is handed in.',
  EXAM_OPEN: 'This is an exam: hints and solutions come once it is handed in.',
  SOLUTION_LATER:
    'All the steps are here when no try is left, or when the assignment is closed. Have one more go.',
  TRY_FIRST: 'Have a go first: then all the steps are here for you.',
}

/** What to say to a code that a call of this area was refused with. */
export function refusalWords(code: string): string {
  // Safe: a code that is in neither list falls to the last words.
  return (
    refusals[code as Code] ??
    platformWords[code as keyof typeof platformWords] ??
    platformWords.INTERNAL
  )
}

export const tryWords = (left: number): string =>
  left === 1 ? 'One more try' : `${left} more tries`

/** The rungs of the ladder: from a nudge to the first step. */
export function rungName(at: number, of: number): string {
  if (at === 0) return 'A nudge'
  if (at === of - 1) return 'The first step'
  return of > 3 && at > 1 ? 'A bit more' : 'The idea'
}

const waitingTitle = (count: number) =>
  count === 1
    ? '1 answer is waiting to be sent; nothing is lost'
    : `${count} answers are waiting to be sent; nothing is lost`

export const offlineTitle = (waiting: number): string =>
  waiting === 0 ? 'You are offline; nothing is lost' : waitingTitle(waiting)

export const openPlacesWords = ({ open, of }: { open: number; of: number }): string => {
  if (of > 1 && open < of) {
    const places = open === 1 ? 'One place is' : `${open} places are`
    return `${places} still open. Fill what you can, or press again to check it as it is.`
  }
  return 'Put down an answer first, or skip this one for now.'
}

export const tooLongWords =
  'That is more than fits into one answer. Shorten it a little, then check it.'

export type Tone = 'right' | 'not_yet' | 'review'

/** Whether an answer is left to a person who has not decided, so that it counts for nothing. */
export const isUndecided = ({ review }: Pick<Evaluation, 'review'>): boolean =>
  review === 'waiting' || review === 'undecided'

/** How an evaluation is taken: never as wrong. */
export function toneOf({
  is_full_marks,
  review,
}: Pick<Evaluation, 'is_full_marks' | 'review'>): Tone {
  if (is_full_marks) return 'right'
  return isUndecided({ review }) ? 'review' : 'not_yet'
}

const isClose = ({ verdict, lines, parts }: Evaluation) =>
  verdict === 'partly' ||
  verdict === 'wrong_form' ||
  lines.some((line) => line.verdict === 'turned') ||
  parts.some((part) => part.verdict === 'right')

export function feedbackTitle(evaluation: Evaluation): string {
  const tone = toneOf(evaluation)
  if (tone === 'right') return 'Right, and here is why'
  if (tone === 'review')
    return evaluation.review === 'waiting'
      ? 'Thank you, a teacher can look'
      : 'Thank you, this one stays undecided'
  if (!evaluation.is_submitted && !evaluation.is_settled) return 'Left open'
  if (evaluation.is_settled) return 'Not yet, and here is how it goes'
  return isClose(evaluation) ? 'Not yet, and you are close' : 'Not yet'
}

/** Why these marks, without the "Not yet" that stands over it. */
export const rationaleOf = ({ scoring_rationale }: Evaluation): string =>
  withoutNotYet(scoring_rationale ?? '')

/** A reason without the "Not yet" that stands beside it. */
export const withoutNotYet = (reason: string): string => reason.replace(/^not yet[.,:;]\s*/i, '')

export function xpReason({ is_full_marks, tries }: Evaluation): string {
  if (!is_full_marks) return 'For an honest try'
  return tries === 1 ? 'Right at the first try' : 'For staying with it'
}

/** A part's or a line's verdict, beside it. */
export const verdictWords: Readonly<Record<Verdict | LineVerdict | 'open', string>> = {
  open: 'still open',
  right: 'right',
  partly: 'partly',
  wrong: 'not yet',
  wrong_form: 'another form',
  unread: 'not read',
  unsure: 'not decided',
  start: 'fine',
  follows: 'follows',
  turned: 'it turned here',
}

/** What is announced when an answer that waited comes back marked. */
export const arrivedWords = (number: number, tone: Tone): string =>
  `Question ${number}: ${{ right: 'right', not_yet: 'not yet', review: 'not decided yet' }[tone]}`

const fine = 0.8
const half = 0.5

/** Said after marks that are provisional; empty where all is decided. */
export const notDecidedWords = (waiting: number): string =>
  waiting === 0 ? '' : `, ${waiting} not decided yet`

/** What the answers that wait for a person mean for a result. */
export function waitingNote(reviews: readonly Evaluation['review'][]): string {
  const count = (review: Evaluation['review']) => reviews.filter((each) => each === review).length
  const say = (number: number, one: string, many: string) =>
    number === 0 ? [] : [number === 1 ? one : `${number} ${many}`]
  return [
    ...say(
      count('waiting'),
      'One answer is not decided yet. A teacher can look at it, and it costs you nothing.',
      'answers are not decided yet. A teacher can look at them, and they cost you nothing.',
    ),
    ...say(
      count('undecided'),
      'One answer stays undecided. It does not count, and a model answer is there for you.',
      'answers stay undecided. They do not count, and model answers are there for you.',
    ),
  ].join(' ')
}

/** How a finished quiz went by the answers that are decided, in a line that looks ahead. */
export function resultWords(score: number, of: number): string {
  if (of === 0) return 'Handed in, thank you'
  const share = score / of
  if (share >= 1) return 'Everything right. That was yours!'
  if (share >= fine) return 'Well done, that stands firmly'
  return share >= half ? 'Good work, it is growing' : 'A start is made, and it will grow'
}
