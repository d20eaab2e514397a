import type { ChatPart } from '@learngrove/contract/chat'
import type { Upload } from '@learngrove/contract/route'
import type { InHand } from '@learngrove/tutor/bank'
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
  /** The files that the model is given. */
  readonly uploads: readonly Upload[]
  /** Tells whether some files are not given to it. */
  readonly leaves_out_files: boolean
  /** Tells whether the screen was complete: only then is a hosted model asked. */
  readonly is_screened: boolean
}
