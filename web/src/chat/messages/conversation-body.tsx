import { ApiError } from '@learngrove/contract/call'
import { loadWords } from '#chat/chat.words.ts'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { EmptyConversation } from './empty-conversation.tsx'
import { MessageList } from './message-list.tsx'
import type { OwnMessage } from './shown-messages.ts'
import type { useMessages } from './use-messages.ts'

const serverFault = 500

type ConversationBodyProps = {
  readonly isNew: boolean
  readonly shown: ReturnType<typeof useMessages>
  readonly source: string | undefined
  readonly isAboutQuestion: boolean
  /** Something was answered to that question. */
  readonly hasAnswered: boolean
  readonly firstName: string
  readonly onSource: (id: string) => void
  readonly onSay: (text: string) => void
  readonly onResend: (exchange: Exchange) => void
  readonly onEdit: (exchange: Exchange) => void
  readonly onReplace: (message: OwnMessage) => void
  readonly isAnswering: boolean
  readonly onBegin: () => void
}

/** The messages of the thread in view, or what stands there in their place. */
export function ConversationBody(props: ConversationBodyProps) {
  const { stored, messages, earlier } = props.shown
  const { source, onSource, onSay, onResend, onEdit, onReplace } = props
  const actions = { source, onSource, onSay, onResend, onEdit, onReplace }
  if (messages.length > 0) {
    return (
      <>
        {stored.hasNextPage && (
          <div className="grid justify-items-center pb-6">
            <Button
              kind="plain"
              size="small"
              busy={stored.isFetchingNextPage}
              onClick={() => stored.fetchNextPage()}
            >
              Earlier messages
            </Button>
          </div>
        )}
        {earlier.map((chapter) => (
          <EarlierMessages key={chapter.key} chapter={chapter} {...actions} />
        ))}
        <MessageList messages={messages} isAnswering={props.isAnswering} {...actions} />
      </>
    )
  }
  if (props.isNew) {
    return (
      <EmptyConversation
        name={props.firstName}
        isAboutQuestion={props.isAboutQuestion}
        hasAnswered={props.hasAnswered}
        onSuggest={props.onSay}
      />
    )
  }
  if (stored.isPending && stored.isPaused) {
    return (
      <EmptyState mood="calm" title="This conversation needs the network">
        Every word of it is kept. It comes by itself when you are back online.
      </EmptyState>
    )
  }
  if (stored.isPending) return <ConversationSkeleton />
  if (stored.isError && !isRefusal(stored.error)) {
    return (
      <ErrorState
        title="This conversation did not arrive"
        action={<Button onClick={() => stored.refetch()}>Try again</Button>}
      >
        {loadWords(stored.error)}
      </ErrorState>
    )
  }
  return (
    <EmptyState
      title="There is no conversation here"
      action={<Button onClick={props.onBegin}>New conversation</Button>}
    >
      The address may have changed, or this conversation is not yours to open.
    </EmptyState>
  )
}

/** The server was reached, and has no such conversation for this reader. */
const isRefusal = (error: Error) => error instanceof ApiError && error.status < serverFault
