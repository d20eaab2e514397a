import { createStore, type Store } from '#platform/store.ts'
import type { Evaluation } from '#questions/questions.data.ts'
import { emptyOutbox, type Outbox } from './outbox.ts'
import { readOutbox, type Whose, writeChanges } from './outbox-on-device.ts'

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

/** What a session holds, here and on the device. */
export type SessionStore = Store<SessionState> & {
  /** Changes the outbox, on the device too. A browser that keeps nothing still has it in memory. */
  readonly keep: (change: (outbox: Outbox) => Outbox) => void
  /** Takes what the device has: another tab may have sent or added something. */
  readonly reload: () => Promise<void>
  /** Resolves once all that was changed is on the device. */
  readonly written: () => Promise<void>
}

export function createSessionStore(whose: Whose): SessionStore {
  const store = createStore(firstState)
  let writing = Promise.resolve()
  return {
    ...store,
    keep(change) {
      const before = store.get().outbox
      const after = change(before)
      if (after === before) return
      store.set({ ...store.get(), outbox: after })
      writing = writing.then(() => writeChanges(whose, before, after)).catch(() => {})
    },
    async reload() {
      await writing
      const before = store.get().outbox
      const kept = await readOutbox(whose).catch(() => undefined)
      // Something was written in between: then what is in memory is newer.
      const isNewer = store.get().outbox !== before
      if (kept && !isNewer) store.set({ ...store.get(), outbox: kept })
    },
    written: () => writing,
  }
}
