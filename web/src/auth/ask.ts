import type { RouteKey } from '@learngrove/contract'
import {
  ApiError,
  createCall,
  type ErrorOf,
  type Received,
  type Sent,
} from '@learngrove/contract/call'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { base_url } from '#platform/address.ts'

/** Why a call did not happen, as a page shows it. */
export type AnyProblem = {
  readonly code: string
  /** Seconds to wait before the next try, where the server names them; else 0. */
  readonly wait_s: number
}

/** A code of the route's, or `offline` when nothing answered. */
export type Problem<K extends RouteKey> = AnyProblem & {
  readonly code: ErrorOf<K>['code'] | 'offline'
}

/** The calls of somebody who is not signed in. The door stands before the queries, so it has none. */
export const door = createCall({ base_url })

export function problemOf<K extends RouteKey>(error: unknown): Problem<K> {
  if (!(error instanceof ApiError)) return { code: 'offline', wait_s: 0 }
  // Safe: a refusal of this call carries a code of its route.
  return { code: (error as ErrorOf<K>).code, wait_s: error.retry_after_s }
}

type Asking<K extends RouteKey> = {
  readonly is_asking: boolean
  readonly problem: Problem<K> | undefined
}

/** Asks when it is told to. It is busy until the answer is there, and the page that the answer leads to. */
export function useAsk<K extends RouteKey>(key: K, known?: Problem<K>) {
  const [{ is_asking, problem }, set] = useState<Asking<K>>({ is_asking: false, problem: known })
  const is_leaving = useNavigation().state !== 'idle'

  async function ask(sent: Sent<K>): Promise<{ readonly answer: Received<K> } | undefined> {
    set((before) => ({ ...before, is_asking: true }))
    try {
      const answer = await door.call(key, sent)
      set({ is_asking: false, problem: undefined })
      return { answer }
    } catch (error) {
      set({ is_asking: false, problem: problemOf<K>(error) })
      return undefined
    }
  }
  return { ask, is_busy: is_asking || is_leaving, problem }
}
