import type { ChatPart } from '@learngrove/contract/chat'
import type { InHand } from '@learngrove/tutor/bank'
import type { SentFiles } from '#chat/files/files.of-message.ts'
import type { Asking } from '#chat/material/material.retrieve-context.ts'
import type { TalkWorld } from '#chat/talk/talk.decide-turn.ts'
import type { Context } from '#platform/context.ts'

export type World = TalkWorld &
  Pick<
    Context,
    'db' | 'memory' | 'model' | 'tutor' | 'encoder' | 'config' | 'log' | 'mail' | 'asked_at' | 'now'
  >

export type Run = Asking & {
  readonly generation_id: string
  readonly message_id: string
  /** The question of the bank that its page names, with its key. */
  readonly in_hand?: InHand | undefined
  /** The events that are written already. */
  readonly first: readonly ChatPart[]
  /** What came with the message, if anything did. */
  readonly files?: SentFiles | undefined
  /** Tells whether the screen was complete: only then is a hosted model asked. */
  readonly is_screened: boolean
}
