import type { UseQueryResult } from '@tanstack/react-query'
import type { GuestTalk } from '#chat/guest/guest.data.ts'
import { guestText as text } from '#chat/guest/guest.words.ts'
import { ConversationSkeleton } from '#chat/messages/conversation-skeleton.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadWords } from './chat.words.ts'
import { GuestBegin } from './guest-begin.tsx'

type GuestNothingProps = {
  readonly isNew: boolean
  readonly talk: UseQueryResult<GuestTalk>
  readonly onBegin: () => void
  readonly onSay: (words: string) => void
}

/** What stands in the place of messages: read from its beginning. */
export const GuestNothing = (props: GuestNothingProps) => (
  <div className="min-h-0 flex-1 overflow-y-auto">
    <div className="mx-auto w-full max-w-192 px-4 pb-6 md:px-6">
      <Shown {...props} />
    </div>
  </div>
)

function Shown({ isNew, talk, onBegin, onSay }: GuestNothingProps) {
  if (isNew) return <GuestBegin onSay={onSay} />
  if (talk.isPending && talk.isPaused)
    return (
      <EmptyState mood="calm" title={text.offline}>
        {text.offline_more}
      </EmptyState>
    )
  if (talk.isPending) return <ConversationSkeleton />
  if (talk.isError)
    return (
      <ErrorState
        title={text.not_there}
        action={<Button onClick={() => talk.refetch()}>{text.again}</Button>}
      >
        {loadWords(talk.error)}
      </ErrorState>
    )
  return (
    <EmptyState title={text.over_title} action={<Button onClick={onBegin}>{text.begin}</Button>}>
      {text.over}
    </EmptyState>
  )
}
