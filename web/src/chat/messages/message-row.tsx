import { memo } from 'react'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { OwnMessage } from './own-message.tsx'
import { PipMessage } from './pip-message.tsx'
import type { OwnMessage as Own, ShownMessage } from './shown-messages.ts'

/** What can be done with any message. Each stays the same from one drawing to the next. */
export type RowActions = {
  /** The page of the notes that is open. */
  readonly source: string | undefined
  readonly onSource: (id: string) => void
  /** Says something as the reader's next message. */
  readonly onSay: (text: string) => void
  readonly onResend: (exchange: Exchange) => void
  readonly onEdit: (exchange: Exchange) => void
  /** Writes another message in the place of one that was sent. */
  readonly onReplace: (message: Own) => void
}

type MessageRowProps = RowActions & {
  readonly message: ShownMessage
  /** Nothing was said after it. */
  readonly isLast?: boolean
  /** It is the reader's own last message, and no answer is on its way. */
  readonly canReplace?: boolean
}

/** Drawn anew when it has changed, not while the next one is typed. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isLast = false, canReplace = false, source } = props
  const { onSource, onSay, onResend, onEdit, onReplace } = props
  if (message.kind === 'own') {
    return (
      <li>
        <OwnMessage
          message={message}
          onResend={onResend}
          onEdit={onEdit}
          onReplace={canReplace ? onReplace : undefined}
        />
      </li>
    )
  }
  const { asked } = message
  return (
    <li>
      <PipMessage
        message={message}
        source={source !== undefined && has(message, source) ? source : undefined}
        onSource={onSource}
        isLast={isLast}
        onSay={onSay}
        onAgain={isLast && asked !== undefined ? () => onSay(asked) : undefined}
      />
    </li>
  )
})

const has = ({ sources }: Extract<ShownMessage, { kind: 'pip' }>, source: string) =>
  sources.some(({ id }) => id === source)
