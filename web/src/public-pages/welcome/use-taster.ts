import type { Received } from '@learngrove/contract/call'
import { useRef, useState } from 'react'
import { type Answer, noAnswer, openPlaces } from '#quiz/answer.ts'
import type { Started } from '../papers/asked.ts'
import { codeOf, publicCall } from '../public-call.ts'
import { firstQuestion, tasterLength, tasterName } from './taster-question.ts'
import { tasterText } from './welcome.words.ts'

const route = '/lessons/public/past-paper-attempt/log/{name}'
const params = { name: tasterName }

export type Mark = NonNullable<Received<`PATCH ${typeof route}`>['marked']>

export const isRight = ({ marks_given, max_score }: Mark) => marks_given === max_score

type State = {
  /** The place of the question, from 0. */
  readonly position: number
  readonly questions: Started['questions']
  readonly answer: Answer
  readonly mark?: Mark | undefined
  readonly problem?: string | undefined
  readonly is_busy: boolean
  readonly right: number
  readonly is_over: boolean
}

const start: State = {
  position: 0,
  questions: [firstQuestion],
  answer: noAnswer,
  is_busy: false,
  right: 0,
  is_over: false,
}

/** A few questions to try. The attempt is begun at the first touch, and not by opening the page. */
export function useTaster() {
  const [state, setState] = useState(start)
  const attempt = useRef<Promise<Started>>(undefined)
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }))
  const question = state.questions[state.position] ?? firstQuestion

  const begin = async () => {
    attempt.current ??= publicCall(`POST ${route}`, { params })
    try {
      return await attempt.current
    } catch (error) {
      // Asked for anew at the next press.
      attempt.current = undefined
      throw error
    }
  }

  const check = async () => {
    const { answer, position } = state
    if (openPlaces(question, answer).open > 0) return change({ problem: tasterText.empty })
    change({ is_busy: true, problem: undefined })
    try {
      const { attempt_key, questions } = await begin()
      const body = { attempt_key, answer: { position, ...answer } }
      const { marked } = await publicCall(`PATCH ${route}`, { params, body })
      if (!marked || marked.verdict === 'unread') {
        return change({ is_busy: false, problem: marked?.scoring_rationale ?? tasterText.again })
      }
      const right = state.right + (isRight(marked) ? 1 : 0)
      change({ is_busy: false, questions, mark: marked, right })
    } catch (error) {
      if (codeOf(error) === 'ATTEMPT_EXPIRED') attempt.current = undefined
      const problem = codeOf(error) === 'offline' ? tasterText.offline : tasterText.again
      change({ is_busy: false, problem })
    }
  }

  return {
    ...state,
    question,
    check,
    /** Nothing is said where this fails: the press that checks tries again, and says it. */
    touch: () => void begin().catch(() => undefined),
    write: (answer: Answer) => change({ answer, problem: undefined }),
    next: () =>
      state.position + 1 < tasterLength
        ? change({ position: state.position + 1, answer: noAnswer, mark: undefined })
        : change({ is_over: true }),
  }
}
