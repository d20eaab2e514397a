import type { Store } from '#platform/store.ts'
import type { Conversation, Exchanges } from './conversation.exchanges.ts'
import type { ConversationPort } from './conversation-port.ts'

/** What the parts of a conversation share. */
export type Sitting = {
  readonly port: ConversationPort
  readonly store: Store<Conversation>
  readonly exchanges: Exchanges
  /** Ends when the reader leaves the thread that is in view now. */
  readonly signal: () => AbortSignal
  /** Ends all that is followed; what comes next has a signal of its own. */
  readonly leave: () => void
}
