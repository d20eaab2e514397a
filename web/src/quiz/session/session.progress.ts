import type { Sureness } from '@learngrove/contract/question'
import type { Answer } from '#questions/questions.answer.ts'
import type { Evaluation, Question } from '#questions/questions.data.ts'
import type { Attempt, Quiz } from '#quiz/quiz.data.ts'
import { isUndecided } from '#quiz/quiz.words.ts'
import { answerOf, isBookmarked, isFlagged, isSkipped, surenessOf, waitingFor } from './outbox.ts'
import type { Arrival, SessionState } from './session-store.ts'

/** Where a question stands for its student. */
export type Standing = 'open' | 'skipped' | 'waiting' | 'not_yet' | 'answered'

/** A question of the quiz with everything that the page shows of it. */
export type Item = {
  readonly number: number
  readonly question: Question
  readonly evaluation: Evaluation
  readonly answer: Answer
  readonly standing: Standing
  readonly is_bookmarked: boolean
  /** To be come back to before the quiz is handed in. */
  readonly is_flagged: boolean
  /** How sure the student says they are of what they put down. */
  readonly sureness: Sureness | null
  /** Its answer is on its way, or goes at once: the place to answer stays as it is. */
  readonly is_sending: boolean
  /** The handed-in answer has not left this device, so it can still be changed. */
  readonly is_free: boolean
  /** Something of it is not on the server yet. */
  readonly is_unsaved: boolean
  readonly arrival: Arrival | undefined
}

/** The questions in their order, each with what the server and this device know of it. */
export function itemsOf(quiz: Quiz, attempt: Attempt, state: SessionState): Item[] {
  const byId = new Map(attempt.evaluations.map((each) => [each.id, each]))
  return quiz.questions
    .flatMap((question) => {
      const evaluation = newestOf(state, byId.get(question.evaluation_question_id))
      return evaluation ? [{ question, evaluation }] : []
    })
    .map(({ question, evaluation }, at) => {
      const { outbox } = state
      const waiting = waitingFor(outbox, evaluation.id)
      return {
        number: at + 1,
        question,
        evaluation,
        answer: answerOf(outbox, evaluation),
        standing: standingOf(state, evaluation),
        is_bookmarked: isBookmarked(outbox, evaluation),
        is_flagged: isFlagged(outbox, evaluation),
        sureness: surenessOf(outbox, evaluation),
        is_sending:
          state.sending.includes(evaluation.id) ||
          (waiting !== undefined && state.connection === 'open'),
        is_free: waiting !== undefined && !waiting.is_tried,
        is_unsaved: outbox.drafts[evaluation.id] !== undefined,
        arrival: state.arrivals[evaluation.id],
      }
    })
}

/** What has just come back may be ahead of the attempt that the page holds. */
function newestOf(
  { arrivals }: SessionState,
  kept: Evaluation | undefined,
): Evaluation | undefined {
  const arrival = kept && arrivals[kept.id]
  if (!kept || !arrival || arrival.kind === 'refused') return kept
  const isBehind = Date.parse(kept.updated_at) < Date.parse(arrival.evaluation.updated_at)
  return isBehind ? arrival.evaluation : kept
}

function standingOf({ outbox }: SessionState, evaluation: Evaluation): Standing {
  if (evaluation.is_settled) return 'answered'
  if (waitingFor(outbox, evaluation.id)) return 'waiting'
  // What is left to a person is handed in, although it can still be changed.
  if (evaluation.is_submitted) return isUndecided(evaluation) ? 'answered' : 'not_yet'
  return isSkipped(outbox, evaluation) ? 'skipped' : 'open'
}

export const isHandedIn = ({ standing }: Item) => standing !== 'open' && standing !== 'skipped'

/** The question to go to after one: the next that is open, from the start again, then those that were skipped. */
export function nextAfter(items: readonly Item[], number: number): Item | undefined {
  const round = [...items.slice(number), ...items.slice(0, Math.max(0, number - 1))]
  return (
    round.find(({ standing }) => standing === 'open') ??
    round.find(({ standing }) => standing === 'skipped')
  )
}

/** The question to begin with: the first that is not handed in, else the first that can be tried again. */
export const firstToDo = (items: readonly Item[]): Item | undefined =>
  nextAfter(items, 0) ?? items.find(({ standing }) => standing === 'not_yet')

/** The questions of the bank that are not right yet and can be practised; what waits for a person is left out. */
export const missedIn = (items: readonly Item[]): string[] =>
  items.flatMap(({ question, evaluation }) =>
    evaluation.is_full_marks || isUndecided(evaluation) || !question.course_tagging_id
      ? []
      : [question.id],
  )

/** Minutes and seconds, as on a clock: `6:12`. */
export function clockText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  return `${minutes}:${String(rest).padStart(2, '0')}`
}

/** Time that is over, in words: `2 min 31 s`, `48 s`; a whole minute has no seconds. */
export function spentWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
