import type { AnswerEvent } from './conversation.answer.ts'
import type { Message } from './conversation.exchanges.ts'
import type { FollowPort } from './follow-answer.ts'

/** What a conversation asks of the server and tells the page. */
export type ConversationPort = Pick<FollowPort, 'resume' | 'wait' | 'isOnline'> & {
  readonly ask: (
    message: Message,
    thread_id: string | undefined,
    signal: AbortSignal,
  ) => AsyncIterable<AnswerEvent>
  readonly active: (thread_id: string) => Promise<{ generation_id: string | null }>
  /** Answers the status that it ended with. */
  readonly stop: (generation_id: string) => Promise<string>
  /** A new conversation has its id. */
  readonly began: (thread_id: string) => void
  /** Keeps what is being sent on this device until the server has it, and forgets it then. */
  readonly keep: (message: Message, thread_id: string | undefined) => void
  readonly forget: (id: string) => void
  /** What the server lists has changed. */
  readonly changed: () => void
}
