import { QueryClientProvider } from '@tanstack/react-query'
import { titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { quickExit } from './care.words.ts'
import { isRunning } from './conversation/conversation.exchanges.ts'
import { GuestHead, GuestQuietWays } from './guest/guest.head.tsx'
import { leaveSession, setThread } from './guest/guest.session.ts'
import { guestText as text } from './guest/guest.words.ts'
import { GuestView } from './guest-view.tsx'
import { useGuestConversation } from './use-guest-conversation.ts'

/** The talk with whoever has no account. */
function GuestPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Talk />
    </QueryClientProvider>
  )
}

function Talk() {
  const { conversation, talk, ...state } = useGuestConversation()
  const thread = talk.data?.thread
  const isOpen = state.thread_id !== undefined
  const isQuiet = thread?.mode === 'wellbeing' && thread.id === state.thread_id
  const live = state.exchanges.find(({ answer }) => answer.title !== undefined)?.answer.title
  const name = (isOpen && (thread?.title || live)) || text.title
  const title = isQuiet ? text.quiet : name
  const begin = () => {
    conversation.begin()
    setThread(undefined)
  }
  /** What could not go on any more begins in a session of its own. */
  const beginAnew = () => {
    leaveSession()
    conversation.begin()
  }
  /** Goes to a page of notes in place of this one, so that "back" does not lead here either. */
  const leaveQuickly = () => {
    setThread(undefined)
    window.location.replace(quickExit)
  }
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] bg-paper">
      <title>{titled(text.title)}</title>
      <meta name="description" content={text.what} />
      <GuestView
        key={state.sitting}
        state={state}
        conversation={conversation}
        talk={talk}
        isQuiet={isQuiet}
        onBegin={beginAnew}
        head={
          <GuestHead
            title={title}
            onBegin={isOpen && !state.exchanges.some(isRunning) ? begin : undefined}
          >
            {isQuiet && <GuestQuietWays thread_id={thread.id} onLeave={leaveQuickly} />}
          </GuestHead>
        }
      />
    </div>
  )
}

export { GuestPage as Component }
