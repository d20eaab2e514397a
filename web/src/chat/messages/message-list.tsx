import { memo } from 'react'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { OwnMessage } from './own-message.tsx'
import { PipMessage } from './pip-message.tsx'
import type { ShownMessage } from './shown-messages.ts'

type MessageListProps = {
  readonly messages: readonly ShownMessage[]
  /** The page of the notes that is open. */
  readonly source: string | undefined
  readonly onSource: (id: string) => void
  readonly onResend: (exchange: Exchange) => void
  readonly onEdit: (exchange: Exchange) => void
  /** Asks the same again, in new words to come. */
  readonly onAgain: (text: string) => void
}

/** Drawn anew when a message has changed, not while the next one is typed. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { messages, source, onSource, onResend, onEdit, onAgain } = props
  const last = messages.at(-1)
  return (
    <ol aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
      {messages.map((message) => (
        <li key={message.key}>
          {message.kind === 'own' ? (
            <OwnMessage message={message} onResend={onResend} onEdit={onEdit} />
          ) : (
            <PipMessage
              message={message}
              source={source}
              onSource={onSource}
              onSay={message === last ? onAgain : undefined}
              onTell={onAgain}
              onAgain={againOf(message === last ? message.asked : undefined, onAgain)}
            />
          )}
        </li>
      ))}
    </ol>
  )
})

const againOf = (asked: string | undefined, onAgain: (text: string) => void) =>
  asked === undefined ? undefined : () => onAgain(asked)
