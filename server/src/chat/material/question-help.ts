import type { chat } from '@learngrove/contract/chat'
import { type BehavesBy, behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Output } from '@learngrove/contract/route'
import type { PresentedQuestion } from '@learngrove/marking/presented-question'
import type { Question } from '@learngrove/marking/question'
import type { WaitingAnswer } from '#quiz/quiz.waiting.queries.ts'
import type { selectTries } from './material.queries.ts'
import { answerText, type GivenAnswer } from './question-text.ts'

type Told = Output<typeof chat.question>

type Standing = {
  readonly rules: BehavesBy
  readonly hint_rung: number
  readonly is_settled: boolean
  readonly grading_completed: boolean
}

/** The rungs that were released, and how many can be: none further once the question is settled or handed in. */
export function hintsOf({ hints }: Question, row: Standing): Told['hints'] {
  if (!behaviourOf(row.rules).hints) return null
  const isOver = row.is_settled || row.grading_completed
  const count = isOver ? Math.min(row.hint_rung, hints.length) : hints.length
  return count === 0 ? null : { shown: hints.slice(0, row.hint_rung), count }
}

/** Longer answers are cut: this is a reminder of what was tried, and not the place to read it. */
const longestAnswer = 200

const shorten = (text: string): string =>
  text.length > longestAnswer ? `${text.slice(0, longestAnswer - 1).trimEnd()}…` : text

/** What was handed in, in words, and last what waits for a person to decide. */
export function triesOf(
  shown: PresentedQuestion,
  tries: Awaited<ReturnType<typeof selectTries>>,
  waiting: WaitingAnswer | null,
): Told['tries'] {
  const waits = waiting && {
    ...waiting,
    verdict: 'unsure' as const,
    happened_at: new Date(waiting.happened_at),
  }
  return [...tries, ...(waits ? [waits] : [])].map(({ verdict, happened_at, ...given }) => {
    // Safe: the columns hold only answers that the contract let in.
    const text = answerText(shown, given as GivenAnswer)
    return {
      answered: text === undefined ? null : shorten(text),
      verdict,
      tried_at: happened_at,
    }
  })
}
