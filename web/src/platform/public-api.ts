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
import { base_url } from './address.ts'

/** Why a call did not happen, as a page shows it. */
export type AnyProblem = {
  readonly code: string
  /** Seconds to wait before the next try, where the server names them; else 0. */
  readonly wait_s: number
  /** What the next step is asked for with, where this was the first of two. */
  readonly ticket?: string | undefined
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
  return { code: (error as ErrorOf<K>).code, wait_s: error.retry_after_s, ticket: error.ticket }
}

type Asking<K extends RouteKey> = {
  readonly is_asking: boolean
  readonly problem: Problem<K> | undefined
}

type Options<K extends RouteKey> = {
  /** What went amiss before this page came. */
  readonly known?: Problem<K> | undefined
  /** Says true of a refusal that leads somewhere else, and so is no problem here. */
  readonly onRefusal?: (problem: Problem<K>) => boolean
}

/** Asks when it is told to. It is busy until the answer is there, and the page that the answer leads to. */
export function useAsk<K extends RouteKey>(key: K, { known, onRefusal }: Options<K> = {}) {
  const [{ is_asking, problem }, set] = useState<Asking<K>>({ is_asking: false, problem: known })
  const is_leaving = useNavigation().state !== 'idle'

  async function ask(sent: Sent<K>): Promise<{ readonly answer: Received<K> } | undefined> {
    set((before) => ({ ...before, is_asking: true }))
    try {
      const answer = await door.call(key, sent)
      set({ is_asking: false, problem: undefined })
      return { answer }
    } catch (error) {
      const refusal = problemOf<K>(error)
      set({ is_asking: false, problem: onRefusal?.(refusal) ? undefined : refusal })
      return undefined
    }
  }
  return { ask, is_busy: is_asking || is_leaving, problem }
}
