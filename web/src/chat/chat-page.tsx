import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, replace } from 'react-router'
import { preloadAnswerText } from '#chat/answer-text/answer-text.tsx'
import { isRunning } from '#chat/conversation/conversation.exchanges.ts'
import { useConversation } from '#chat/conversation/use-conversation.ts'
import { forgetWaiting, keepWaiting } from '#chat/outbox/outbox.kept.ts'
import { useOutbox } from '#chat/outbox/outbox.use-outbox.ts'
import { HomeLink } from '#chat/threads/place-links.tsx'
import { ThreadMenu } from '#chat/threads/thread-menu.tsx'
import { ThreadsAside, ThreadsDrawer } from '#chat/threads/threads-aside.tsx'
import { useSeen } from '#chat/threads/use-seen.ts'
import { myCourses } from '#courses/courses.data.ts'
import { myStreaks, myXp } from '#gamification/gamification.data.ts'
import { titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { type StoredUser, useUser } from '#platform/session.ts'
import { classes } from '#ui/classes.ts'
import { useWide } from '#ui/use-wide.ts'
import { keptQuery, lastThread, prefetchThread, rememberThread, threadsQuery } from './chat.data.ts'
import { honestWords } from './chat.words.ts'
import { ConversationHead, TutorName } from './conversation-head.tsx'
import { ConversationView } from './conversation-view.tsx'
import { QuietWays } from './quiet-head.tsx'
import { placeLinks, readPlace, useChatPlace } from './use-chat-place.ts'

const KeptAnswers = lazy(async () => ({
  default: (await import('#chat/messages/kept-answers.tsx')).KeptAnswers,
}))

/** Begins to fetch what the page shows; without a thread in the address it goes to the last one of this tab. */
export function loader({ request }: LoaderFunctionArgs) {
  requireUser()
  const { pathname, searchParams } = new URL(request.url)
  const { thread, question, showsKept } = readPlace(searchParams)
  const last = lastThread()
  if (!thread && !question && !showsKept && last !== undefined) {
    return replace(pathname + placeLinks.thread(last))
  }
  if (!showsKept) rememberThread(thread)
  if (thread !== undefined) {
    prefetchThread(thread)
    preloadAnswerText()
  }
  void queryClient.prefetchQuery(threadsQuery())
  void queryClient.prefetchQuery(keptQuery())
  void queryClient.prefetchQuery(myCourses)
  void queryClient.prefetchQuery(myXp)
  void queryClient.prefetchQuery(myStreaks)
  return null
}

function ChatPage() {
  const user = useUser()
  // Signing out draws once more before the router has left.
  return user ? <Chat user={user} /> : null
}

function Chat({ user }: { readonly user: StoredUser }) {
  const place = useChatPlace()
  const { conversation, ...state } = useConversation(place.thread, {
    onBegan: place.setThread,
    keep: keepWaiting,
    forget: forgetWaiting,
  })
  const isWide = useWide()
  const [isListOpen, setListOpen] = useState(false)
  const { data } = useQuery(threadsQuery())

  const thread = data?.threads.find(({ id }) => id === state.thread_id)
  useSeen(place.showsKept ? undefined : thread, state.exchanges.some(isRunning))
  useOutbox(conversation, state.thread_id)
  const live = state.exchanges.find(({ answer }) => answer.title !== undefined)?.answer.title
  const heard = state.exchanges.findLast(({ answer }) => answer.provider !== undefined)
  const honest = honestWords(heard?.answer.provider)
  const begin = () => {
    conversation.begin()
    place.begin()
  }
  const name = thread?.title || live || (state.thread_id ? 'Conversation' : 'New conversation')
  const isQuiet = thread?.mode === 'wellbeing' && !place.showsKept
  const shownName = isQuiet ? 'A quiet moment' : name
  const title = place.showsKept ? 'Answers I kept' : shownName
  const panel = {
    user,
    current: place.showsKept ? undefined : state.thread_id,
    showsKept: place.showsKept,
    onNew: begin,
  }
  const head = (
    <ConversationHead
      title={title}
      onThreads={isWide ? undefined : () => setListOpen(true)}
      home={!isWide && <HomeLink user={user} />}
    >
      {isQuiet && <QuietWays thread_id={thread.id} />}
      {!place.showsKept && !isQuiet && <TutorName name={honest.name} />}
      {thread && !place.showsKept && (
        <ThreadMenu thread_id={thread.id} title={shownName} onDeleted={begin} />
      )}
    </ConversationHead>
  )
  return (
    <div
      className={classes(
        'grid h-dvh grid-rows-[minmax(0,1fr)] bg-paper',
        'grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[280px_minmax(0,1fr)_auto]',
      )}
    >
      <title>{titled(title)}</title>
      {isWide ? (
        <ThreadsAside {...panel} />
      ) : (
        <ThreadsDrawer {...panel} open={isListOpen} onOpenChange={setListOpen} />
      )}
      {place.showsKept ? (
        <Suspense>
          <KeptAnswers head={head} />
        </Suspense>
      ) : (
        <ConversationView
          key={state.sitting}
          state={state}
          conversation={conversation}
          place={{ ...place, begin }}
          threadQuestion={thread?.evaluation_question_id ?? undefined}
          subject={thread?.subject_name ?? undefined}
          firstName={user.first_name}
          honest={honest}
          isQuiet={isQuiet}
          head={head}
        />
      )}
    </div>
  )
}

export { ChatPage as Component }
