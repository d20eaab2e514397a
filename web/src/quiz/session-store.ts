import type { Evaluation } from '#questions/questions.data.ts'
import { emptyOutbox, type Outbox } from './outbox.ts'

/** What came back for a question, until the student has seen it, with the question as it stands then. */
export type Arrival =
  | { readonly kind: 'marked'; readonly gained: number; readonly evaluation: Evaluation }
  /** It could not be read: what to mend. Nothing was counted. */
  | {
      readonly kind: 'unread'
      readonly why: string
      readonly problem: string | null
      /** Which line of several, from 0; -1 where there is one. */
      readonly line: number
      readonly evaluation: Evaluation
    }
  /** The same was tried before. Nothing was counted. */
  | { readonly kind: 'repeated'; readonly evaluation: Evaluation }
  | { readonly kind: 'refused'; readonly code: string }

export type SessionState = {
  readonly outbox: Outbox
  readonly connection: 'open' | 'lost'
  /** The evaluation questions whose answers are under way just now. */
  readonly sending: readonly string[]
  readonly arrivals: Readonly<Record<string, Arrival>>
}

export const firstState: SessionState = {
  outbox: emptyOutbox,
  connection: 'open',
  sending: [],
  arrivals: {},
}

export const withArrival = (state: SessionState, id: string, arrival: Arrival): SessionState => ({
  ...state,
  arrivals: { ...state.arrivals, [id]: arrival },
})

export function withoutArrival(state: SessionState, id: string): SessionState {
  if (!state.arrivals[id]) return state
  const { [id]: _, ...arrivals } = state.arrivals
  return { ...state, arrivals }
}
