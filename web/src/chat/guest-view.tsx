import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { type Conversation, isRunning } from '#chat/conversation/conversation.exchanges.ts'
import type { createConversation } from '#chat/conversation/conversation.ts'
import type { GuestTalk } from '#chat/guest/guest.data.ts'
import { Announcer } from '#chat/messages/announcer.tsx'
import { shownMessages } from '#chat/messages/shown-messages.ts'
import { GuestFoot } from './guest-foot.tsx'
import { GuestNothing } from './guest-nothing.tsx'
import { GuestTold } from './guest-told.tsx'
import { useGuestWriting } from './use-guest-writing.ts'

const GuestSource = lazy(async () => ({
  default: (await import('./guest-source.tsx')).GuestSource,
}))

type GuestViewProps = {
  readonly state: Conversation
  readonly conversation: ReturnType<typeof createConversation>
  readonly talk: UseQueryResult<GuestTalk>
  /** Something grave was told, and the work was not gone back to yet. */
  readonly isQuiet: boolean
  /** Begins where nothing can go on. */
  readonly onBegin: () => void
  readonly head: ReactNode
}

/** A visitor's conversation: what was said, and where the next is written. */
export function GuestView({ state, conversation, talk, isQuiet, onBegin, head }: GuestViewProps) {
  const { exchanges, thread_id } = state
  const stored = thread_id === undefined ? undefined : talk.data?.messages
  const messages = useMemo(() => shownMessages(stored ?? [], exchanges), [stored, exchanges])
  const running = exchanges.find(isRunning)
  const writing = useGuestWriting(conversation, state.draft, running)
  const [source, setSource] = useState<string>()
  const care = messages.flatMap((each) => (each.kind === 'pip' && each.care ? [each.care] : []))
  return (
    <>
      <main id="main" className="relative flex min-h-0 min-w-0 flex-col">
        {head}
        {messages.length > 0 ? (
          <GuestTold
            messages={messages}
            writing={writing}
            source={source}
            onSource={setSource}
            onBegin={onBegin}
            isBusy={running !== undefined || isQuiet}
          />
        ) : (
          <GuestNothing
            isNew={thread_id === undefined}
            talk={talk}
            onBegin={onBegin}
            onSay={writing.say}
          />
        )}
        <GuestFoot
          writing={writing}
          running={running}
          isQuiet={isQuiet}
          care={care.at(-1)}
          onStop={conversation.stop}
        />
        <Announcer exchange={exchanges.findLast(({ unsent }) => unsent === undefined)} />
      </main>
      {source !== undefined && (
        <Suspense>
          <GuestSource id={source} onClose={() => setSource(undefined)} />
        </Suspense>
      )}
    </>
  )
}
