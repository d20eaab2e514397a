import { memo, startTransition, useEffect, useState } from 'react'
import { MessageRow, type RowActions } from './message-row.tsx'
import type { ShownMessage } from './shown-messages.ts'

type MessageListProps = RowActions & {
  readonly messages: readonly ShownMessage[]
  readonly isAnswering: boolean
}

/** So many of the newest messages fill a screen. */
const drawnFirst = 4
/** So many more are drawn at a time: all at once they would hold a slow phone up for a tenth of a second. */
const drawnTogether = 8

/** The newest messages, with what this sitting adds. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { messages, isAnswering, ...actions } = props
  const [most, setMost] = useState(drawnFirst)
  const isWhole = most >= messages.length
  // What is read first stands there first; the rest comes in small parts, and what is said later all the same.
  useEffect(() => {
    const next = isWhole ? Number.POSITIVE_INFINITY : most + drawnTogether
    startTransition(() => setMost(next))
  }, [most, isWhole])
  const drawn = isWhole ? messages : messages.slice(-most)
  const last = messages.at(-1)
  const own = isAnswering ? undefined : messages.findLast(({ kind }) => kind === 'own')
  return (
    <ol aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
      {drawn.map((message) => (
        <MessageRow
          key={message.key}
          message={message}
          isLast={message === last}
          canReplace={message === own && own.kind === 'own' && own.isStored === true}
          {...actions}
        />
      ))}
    </ol>
  )
})
