import { useState } from 'react'
import { codeOf } from '#platform/public-call.ts'
import { type Attempt, type Place, type Tried, tryAt } from './tries.call.ts'
import { triesText } from './tries.words.ts'

type State = {
  /** How the answer that stands there was judged; nothing while it is being changed. */
  readonly tried?: Tried | undefined
  /** So many rungs of the ladder of hints are shown. */
  readonly hints: number
  readonly has_steps: boolean
  readonly problem?: string | undefined
  readonly is_busy: boolean
}

const start: State = { hints: 0, has_steps: false, is_busy: false }

/** Tries at one question, as many as somebody likes; help comes rung by rung, and the steps last. */
export function useTry(place: Place) {
  const [state, setState] = useState(start)
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }))

  const judge = async (attempt: Attempt): Promise<Tried | undefined> => {
    change({ is_busy: true, problem: undefined })
    try {
      const tried = await tryAt(place, attempt)
      change({ is_busy: false, tried })
      return tried
    } catch (error) {
      change({ is_busy: false, problem: problemOf(codeOf(error)) })
      return undefined
    }
  }

  /** The next hint, and the steps after the last; a try that was not judged yet is judged first. */
  const help = async (attempt: Attempt) => {
    const { hints, tried } = state
    const judged = tried ?? (await judge(attempt))
    if (!judged) return
    change(hints < judged.hints.length ? { hints: hints + 1 } : { has_steps: true })
  }

  return {
    ...state,
    judge,
    help,
    say: (problem: string) => change({ problem }),
    /** Something is being changed: what was said of it goes. */
    forget: () => change({ tried: undefined, problem: undefined }),
  }
}

export type Try = ReturnType<typeof useTry>

function problemOf(code: string): string {
  if (code === 'TOO_MANY_REQUESTS') return triesText.slow_down
  return code === 'offline' ? triesText.offline : triesText.again
}

/** Whether the ladder of hints has come to its end, so that the steps are next. */
export const isLadderDone = ({ tried, hints }: Try): boolean =>
  tried !== undefined && hints >= tried.hints.length
